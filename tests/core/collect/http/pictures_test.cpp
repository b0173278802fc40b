// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/picture_fetch.h"
#include "tests/core/collect/http/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <httplib.h>

#include <mutex>
#include <thread>

using namespace accord;
using namespace accord::test;

namespace {

const std::string kPlot = "https://pictures.example/plot.png";

std::string pngBytes(std::size_t more = 0)
{
    return "\x89PNG\r\n\x1a\n" + std::string(more, 'x');
}

/// Hosts that answer by a script.
struct ScriptedPictures
{
    explicit ScriptedPictures(std::vector<Result<net::Reply>> replies)
    {
        script.replies = std::move(replies);
        hosts.transport = [this](std::size_t) { return std::make_unique<ScriptedTransport>(script, time); };
    }

    Result<std::string> fetch(const std::string& address = kPlot)
    {
        return collect::fetchPicture(hosts, address, stop.get_token());
    }

    OwnTime time;
    Script script;
    collect::PictureHosts hosts;
    std::stop_source stop;
};

/// A host on this machine, over http.
class PictureServer
{
public:
    PictureServer()
    {
        m_server.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response&) {
            const std::scoped_lock lock(m_mutex);
            m_headers.push_back(request.headers);
            return httplib::Server::HandlerResponse::Unhandled;
        });
        m_server.Get("/moved.png", [](const httplib::Request&, httplib::Response& response) {
            response.set_header("Set-Cookie", "reader=42; Path=/");
            response.set_redirect("/plot.png");
        });
        m_server.Get("/plot.png", [](const httplib::Request&, httplib::Response& response) {
            response.set_content(pngBytes(100), "text/html"); // judged by its bytes
        });
        m_server.Get("/endless.png", [](const httplib::Request&, httplib::Response& response) {
            response.set_chunked_content_provider("image/png", [](std::size_t offset, httplib::DataSink& sink) {
                const std::string piece = offset == 0 ? pngBytes(65536) : std::string(65536, 'x');
                return sink.write(piece.data(), piece.size());
            });
        });
        m_port = m_server.bind_to_any_port("127.0.0.1");
        m_thread = std::thread([this] { m_server.listen_after_bind(); });
        while (!m_server.is_running()) {
            std::this_thread::yield();
        }
    }
    ~PictureServer()
    {
        m_server.stop();
        m_thread.join();
    }
    PictureServer(const PictureServer&) = delete;
    PictureServer& operator=(const PictureServer&) = delete;

    [[nodiscard]] std::string address(const std::string& path) const
    {
        return "http://127.0.0.1:" + std::to_string(m_port) + path;
    }
    [[nodiscard]] std::vector<httplib::Headers> headers() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_headers;
    }

private:
    httplib::Server m_server;
    int m_port = 0;
    std::thread m_thread;
    mutable std::mutex m_mutex;
    std::vector<httplib::Headers> m_headers;
};

} // namespace

TEST_CASE("A picture comes as it is, and the request says nothing but that it is wanted")
{
    ScriptedPictures pictures({reply(200, {{"content-type", "text/plain"}}, pngBytes(7))});
    const auto bytes = pictures.fetch();
    REQUIRE(bytes.ok());
    CHECK(*bytes == pngBytes(7));
    REQUIRE(pictures.script.requests.size() == 1);
    const net::Request& sent = pictures.script.requests[0];
    CHECK(sent.method == "GET");
    CHECK(sent.address == kPlot);
    CHECK(sent.token.empty());
    CHECK(sent.body.empty());
    REQUIRE(sent.headers.size() == 1);
    CHECK(sent.headers[0].first == "Accept");
}

TEST_CASE("Nothing is sent to an address of a picture that is not https, or leads to this machine")
{
    for (const char* address :
         {"http://pictures.example/plot.png", "https://localhost/plot.png", "https://127.0.0.1:8443/plot.png",
          "https://127.9.9.9/plot.png", "https://[::1]/plot.png", "https://0.0.0.0/plot.png",
          "https://tool.localhost/plot.png", "http://127.0.0.1/plot.png"}) {
        INFO(address);
        ScriptedPictures pictures({reply(200, {}, pngBytes())});
        const auto refused = pictures.fetch(address);
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().code == Errc::NotPermitted);
        CHECK(says(refused.error(), "over https and from other machines only"));
        CHECK(pictures.script.requests.empty());
    }
    ScriptedPictures none({reply(200, {}, pngBytes())});
    for (const char* address :
         {"ftp://pictures.example/a.png", "file:///etc/hosts", "https://ada:pw@x.org/a.png", ""}) {
        INFO(address);
        const auto refused = none.fetch(address);
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().code == Errc::Invalid);
    }
    CHECK(none.script.requests.empty());
}

TEST_CASE("A redirect of a picture is followed over https, and refused to anything else")
{
    ScriptedPictures followed({reply(302, {{"location", "https://other.example/there.png"}}, ""),
                               reply(301, {{"location", "/here.png"}}, ""), reply(200, {}, pngBytes())});
    REQUIRE(followed.fetch().ok());
    REQUIRE(followed.script.requests.size() == 3);
    CHECK(followed.script.requests[1].address == "https://other.example/there.png");
    CHECK(followed.script.requests[2].address == "https://other.example/here.png");

    for (const char* there : {"http://pictures.example/plot.png", "https://127.0.0.1/plot.png", "file:///etc/hosts",
                              "ftp://pictures.example/plot.png"}) {
        INFO(there);
        ScriptedPictures refused({reply(302, {{"location", there}}, ""), reply(200, {}, pngBytes())});
        const auto error = refused.fetch();
        REQUIRE_FALSE(error.ok());
        CHECK(error.error().code == Errc::NotPermitted);
        CHECK(says(error.error(), "it is redirected to"));
        CHECK(refused.script.requests.size() == 1);
    }
    ScriptedPictures circle({reply(307, {{"location", kPlot}}, "")});
    const auto endless = circle.fetch();
    REQUIRE_FALSE(endless.ok());
    CHECK(says(endless.error(), "redirected too often"));
    CHECK(circle.script.requests.size() == 6);
    ScriptedPictures nowhere({reply(302, {}, "")});
    REQUIRE_FALSE(nowhere.fetch().ok());
    CHECK(nowhere.script.requests.size() == 1);
}

TEST_CASE("What a host answers instead of a picture is said in a sentence")
{
    struct Case
    {
        net::Reply reply;
        Errc code;
        const char* sentence;
    };
    const std::vector<Case> cases{
        {reply(404, {}, "<html>"), Errc::NotFound,
         "The host does not have https://pictures.example/plot.png: HTTP 404"},
        {reply(410, {}, ""), Errc::NotFound, "HTTP 410"},
        {reply(403, {}, ""), Errc::NotPermitted, "pictures.example refuses: HTTP 403"},
        {reply(503, {}, ""), Errc::Network, "could not be fetched: HTTP 503"},
        {reply(200, {}, ""), Errc::Invalid, "an empty reply"},
        {reply(200, {{"content-type", "image/png"}}, " <!DOCTYPE html><html></html>"), Errc::Invalid, "an HTML page"},
        {reply(200, {{"content-type", "image/svg+xml"}}, "<?xml version=\"1.0\"?>\n<SVG><image/></SVG>"), Errc::Invalid,
         "an SVG picture is not shown"},
        {reply(200, {{"content-type", "image/png"}}, "%PDF-1.4"), Errc::Invalid, "no picture that is PNG"},
        {reply(200, {}, "RIFF1234WAVEfmt "), Errc::Invalid, "no picture that is PNG"},
    };
    for (const Case& each : cases) {
        INFO(each.sentence);
        ScriptedPictures pictures({each.reply});
        const auto answer = pictures.fetch();
        REQUIRE_FALSE(answer.ok());
        CHECK(answer.error().code == each.code);
        CHECK(says(answer.error(), each.sentence));
        CHECK(pictures.script.requests.size() == 1); // it is not repeated
    }
}

TEST_CASE("Pictures are told by their first bytes")
{
    CHECK(collect::pictureKindOf(pngBytes()) == collect::PictureKind::Png);
    CHECK(collect::pictureKindOf("\xff\xd8\xff\xe0") == collect::PictureKind::Jpeg);
    CHECK(collect::pictureKindOf("GIF89a...") == collect::PictureKind::Gif);
    CHECK(collect::pictureKindOf("RIFF1234WEBPVP8 ") == collect::PictureKind::WebP);
    for (const char* other : {"", "GIF", "BM12", "<svg/>", "\x89PNG", "RIFF"}) {
        INFO(other);
        CHECK_FALSE(collect::pictureKindOf(other).has_value());
    }
}

TEST_CASE("A picture that is too large is not taken to its end, and one that is not wanted any more not at all")
{
    ScriptedPictures pictures({reply(200, {}, pngBytes(std::size_t{2} << 20U))});
    pictures.hosts.mostBytes = std::size_t{1} << 20U;
    const auto large = pictures.fetch();
    REQUIRE_FALSE(large.ok());
    CHECK(large.error().code == Errc::Network);
    CHECK(says(large.error(), "larger than 1 MB"));

    pictures.stop.request_stop();
    const auto stopped = pictures.fetch();
    REQUIRE_FALSE(stopped.ok());
    CHECK(stopped.error().code == Errc::Cancelled);
}

TEST_CASE("The real way to a host of pictures sends no cookie, and ends a reply that does not end")
{
    const PictureServer server;
    collect::PictureHosts hosts = collect::realPictureHosts();
    REQUIRE_FALSE(collect::fetchPicture(hosts, server.address("/plot.png"), {}).ok());
    CHECK(server.headers().empty());

    hosts.thisMachine = true;
    hosts.mostBytes = std::size_t{1} << 20U;
    const auto bytes = collect::fetchPicture(hosts, server.address("/moved.png"), {});
    REQUIRE(bytes.ok());
    CHECK(*bytes == pngBytes(100));
    const auto heard = server.headers();
    REQUIRE(heard.size() == 2);
    for (const httplib::Headers& headers : heard) {
        for (const char* name : {"Cookie", "Authorization", "Referer"}) {
            INFO(name);
            CHECK(headers.find(name) == headers.end());
        }
    }
    const auto endless = collect::fetchPicture(hosts, server.address("/endless.png"), {});
    REQUIRE_FALSE(endless.ok());
    CHECK(says(endless.error(), "larger than 1 MB"));
    const auto missing = collect::fetchPicture(hosts, server.address("/nothing.png"), {});
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().code == Errc::NotFound);
}
