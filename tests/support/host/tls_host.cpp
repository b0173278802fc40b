// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/tls_host.h"

#include <httplib.h>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509v3.h>

#include <atomic>
#include <thread>

namespace accord::test::host {

namespace {

void addExtension(X509* certificate, int which, const char* value)
{
    X509V3_CTX context{};
    X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &context, which, value);
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
}

X509* selfSigned(EVP_PKEY* key)
{
    X509* certificate = X509_new();
    X509_set_version(certificate, X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -86400);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 86400);
    X509_set_pubkey(certificate, key);
    X509_NAME* name = X509_get_subject_name(certificate);
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>("127.0.0.1"), -1, -1,
                               0);
    X509_set_issuer_name(certificate, name);
    addExtension(certificate, NID_subject_alt_name, "IP:127.0.0.1");
    addExtension(certificate, NID_basic_constraints, "critical,CA:TRUE");
    X509_sign(certificate, key, EVP_sha256());
    return certificate;
}

std::string pemOf(X509* certificate)
{
    BIO* memory = BIO_new(BIO_s_mem());
    PEM_write_bio_X509(memory, certificate);
    char* bytes = nullptr;
    const auto size = BIO_get_mem_data(memory, &bytes);
    std::string text(bytes, static_cast<std::size_t>(size));
    BIO_free(memory);
    return text;
}

} // namespace

struct TlsHost::Parts
{
    Parts()
        : key(EVP_RSA_gen(2048))
        , certificate(selfSigned(key))
        , server(certificate, key)
    {}
    ~Parts()
    {
        X509_free(certificate);
        EVP_PKEY_free(key);
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    EVP_PKEY* key;
    X509* certificate;
    httplib::SSLServer server;
    std::atomic<int> requests = 0;
    int port = 0;
    std::thread thread;
};

TlsHost::TlsHost()
    : m_parts(std::make_unique<Parts>())
{
    auto& parts = *m_parts;
    parts.server.set_keep_alive_timeout(1);
    parts.server.Get(".*", [&parts](const httplib::Request&, httplib::Response& response) {
        ++parts.requests;
        response.set_content("[]", "application/json");
    });
    parts.port = parts.server.bind_to_any_port("127.0.0.1");
    parts.thread = std::thread([&parts] { parts.server.listen_after_bind(); });
    while (!parts.server.is_running()) {
        std::this_thread::yield();
    }
}

TlsHost::~TlsHost()
{
    m_parts->server.stop();
    m_parts->thread.join();
}

std::string TlsHost::origin() const
{
    return "https://127.0.0.1:" + std::to_string(m_parts->port);
}

std::string TlsHost::certificate() const
{
    return pemOf(m_parts->certificate);
}

int TlsHost::requests() const
{
    return m_parts->requests;
}

} // namespace accord::test::host
