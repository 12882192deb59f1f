import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { releaseLock } from '../src/lib/screen-lock.ts'
import { refreshSession } from '../src/lib/session.ts'
import { fakeFetch, resetFakeApi } from './fake-api.ts'

// What browsers have and jsdom leaves out.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
const missing = {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) => ({
    media,
    // As in the journeys at a desk: a wide screen, and less movement is asked for.
    matches: /min-width|prefers-reduced-motion/.test(media),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
  scrollTo: () => undefined,
  fetch: fakeFetch,
}
for (const [name, value] of Object.entries(missing)) Object.assign(window, { [name]: value })
for (const name of ['scrollIntoView', 'scrollTo', 'hasPointerCapture', 'setPointerCapture', 'releasePointerCapture']) {
  Object.assign(Element.prototype, { [name]: () => undefined })
}
Object.assign(globalThis, missing)
Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => undefined, load: () => undefined })
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
// Every browser knows <search>; React complains of elements that say they are unknown.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
// Nothing is laid out, so every element is as wide as a desk's screen: tables show their columns, not cards.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1_440 })
Object.assign(document, { fonts: Object.assign(new EventTarget(), { ready: Promise.resolve() }) })

// jsdom knows the element but not how to open it.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  },
  close(this: HTMLDialogElement) {
    const wasOpen = this.hasAttribute('open')
    this.removeAttribute('open')
    if (wasOpen) queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})

configure({ asyncUtilTimeout: 5_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(async () => {
  cleanup()
  notifications.clean()
  notifications.cleanQueue()
  vi.useRealTimers()
  releaseLock()
  localStorage.clear()
  await refreshSession()
  const calls = resetFakeApi()
  if (calls.length > 0) throw new Error(`The component made calls that the test does not answer: ${calls.join(', ')}`)
})

// A part of a page that still loads when a file ends would be remembered as one that cannot be loaded.
afterAll(() => vi.dynamicImportSettled())
