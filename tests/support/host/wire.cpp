// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/server.h"

#include <httplib.h>

#include <algorithm>
#include <chrono>
#include <utility>

/// How an answer goes out on the wire, or does not.
namespace accord::test::host {

namespace {

constexpr std::size_t kPieces = 8;
constexpr std::chrono::milliseconds kPause{20};

using Provider = httplib::ContentProvider;

/// All of the text, in one piece.
Provider whole(const std::shared_ptr<std::string>& text)
{
    return [text](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
        return sink.write(text->data() + offset, length);
    };
}

/// The first half of the text; then the connection ends.
Provider half(const std::shared_ptr<std::string>& text, std::size_t most)
{
    return [text, most](std::size_t offset, std::size_t, httplib::DataSink& sink) {
        if (offset == 0 && most > 0) {
            return sink.write(text->data(), most);
        }
        return false;
    };
}

/// A beginning, and then nothing until the client has had enough or the host ends.
Provider stalled(const std::shared_ptr<std::string>& text, const std::atomic<bool>& stopping)
{
    return [text, &stopping](std::size_t offset, std::size_t, httplib::DataSink& sink) {
        if (offset == 0) {
            return sink.write(text->data(), 1);
        }
        while (!stopping && sink.is_writable()) {
            std::this_thread::sleep_for(kPause);
        }
        return false;
    };
}

} // namespace

/// A request counts as being answered until right before its last bytes go out: later its client may have sent another.
class FakeHost::Server::Leaving
{
public:
    explicit Leaving(Server& server)
        : m_server(server)
    {}
    ~Leaving() { now(); }
    Leaving(const Leaving&) = delete;
    Leaving& operator=(const Leaving&) = delete;

    void now()
    {
        if (!std::exchange(m_left, true)) {
            m_server.leave();
        }
    }

private:
    Server& m_server;
    bool m_left = false;
};

void FakeHost::Server::write(const Answer& answer, Fault fault, httplib::Response& response)
{
    const auto leaving = std::make_shared<Leaving>(*this);
    std::string type = "application/json; charset=utf-8";
    response.status = answer.status;
    for (const auto& [name, value] : answer.headers) {
        if (name == "Content-Type") {
            type = value;
        } else {
            response.set_header(name, value);
        }
    }
    if (answer.body.empty()) {
        return;
    }
    const auto text = std::make_shared<std::string>(answer.body);
    switch (fault) {
    case Fault::TornLength:
        response.set_content_provider(text->size(), type, half(text, text->size() / 2));
        return;
    case Fault::NoBytes:
        response.set_content_provider(text->size(), type, half(text, 0));
        return;
    case Fault::TornChunked:
        response.set_chunked_content_provider(type, [text](std::size_t offset, httplib::DataSink& sink) {
            return offset == 0 && sink.write(text->data(), text->size() / 2);
        });
        return;
    case Fault::TornJson:
        text->resize(text->size() / 2);
        break;
    case Fault::Slow:
        response.set_content_provider(text->size(), type,
                                      [text, leaving](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
                                          std::this_thread::sleep_for(kPause);
                                          const auto piece = std::min(length, text->size() / kPieces + 1);
                                          if (piece == length) {
                                              leaving->now();
                                          }
                                          return sink.write(text->data() + offset, piece);
                                      });
        return;
    case Fault::Stalled:
        response.set_content_provider(text->size(), type, stalled(text, m_stopping));
        return;
    default:
        break;
    }
    if (m_settings.packed) {
        response.set_content(*text, "application/json"); // the only spelling that httplib packs
    } else {
        // httplib packs what is set as content, at its slowest setting.
        response.set_content_provider(text->size(), type, whole(text));
    }
}

} // namespace accord::test::host
