// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace accord {

/// A list that is replaced as a whole and never changed: whoever holds it keeps what they were shown, also once its
/// owner has read a newer one. Copying it copies no element.
template <class T>
class SharedList
{
public:
    using value_type = T;
    using const_iterator = typename std::vector<T>::const_iterator;

    SharedList()
        : SharedList(std::vector<T>{})
    {}
    explicit SharedList(std::vector<T> list)
        : m_list(std::make_shared<const std::vector<T>>(std::move(list)))
    {}

    [[nodiscard]] const_iterator begin() const { return m_list->begin(); }
    [[nodiscard]] const_iterator end() const { return m_list->end(); }
    [[nodiscard]] std::vector<T> copy() const { return *m_list; }
    [[nodiscard]] const T* data() const { return m_list->data(); }
    [[nodiscard]] std::size_t size() const { return m_list->size(); }
    [[nodiscard]] bool empty() const { return m_list->empty(); }

    // Without a look at the bounds, and with it (std::out_of_range). Of a list that nobody holds an element is copied,
    // as a reference to it could outlive it.
    [[nodiscard]] const T& operator[](std::size_t at) const& { return (*m_list)[at]; }
    [[nodiscard]] T operator[](std::size_t at) const&& { return (*m_list)[at]; }
    [[nodiscard]] const T& at(std::size_t at) const& { return m_list->at(at); }
    [[nodiscard]] T at(std::size_t at) const&& { return m_list->at(at); }
    [[nodiscard]] const T& front() const& { return m_list->front(); }
    [[nodiscard]] T front() const&& { return m_list->front(); }
    [[nodiscard]] const T& back() const& { return m_list->back(); }
    [[nodiscard]] T back() const&& { return m_list->back(); }

    /// The element with this id, which keeps the list; null where there is none.
    template <class Id>
    [[nodiscard]] std::shared_ptr<const T> find(const Id& id) const
    {
        for (const T& element : *m_list) {
            if (element.id == id) {
                return {m_list, &element};
            }
        }
        return nullptr;
    }

private:
    std::shared_ptr<const std::vector<T>> m_list;
};

} // namespace accord
