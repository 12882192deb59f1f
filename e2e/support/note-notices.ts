import type { Page } from '@playwright/test'

export type Notice = { title: string; tag: string; body: string }
type Noted = Notice & { onclick: (() => void) | null }

/** What the system was asked to show, since the browsers of test machines show nothing; `click` does what a click on the newest one of an alarm does. */
export async function noteNotices(page: Page): Promise<{ shown: () => Promise<Notice[]>; click: (alarm: string) => Promise<void> }> {
  await page.addInitScript(() => {
    const notices: Noted[] = []
    class Fake {
      static permission = 'granted'
      title: string
      tag: string
      body: string
      onclick: (() => void) | null = null
      constructor(title: string, { tag = '', body = '' }: NotificationOptions) {
        this.title = title
        this.tag = tag
        this.body = body
        notices.push(this)
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake, notices })
  })
  return {
    shown: () =>
      page.evaluate(() => (window as unknown as { notices: Noted[] }).notices.map(({ title, tag, body }) => ({ title, tag, body }))),
    click: (alarm) =>
      page.evaluate((start) => {
        const { notices } = window as unknown as { notices: Noted[] }
        notices.findLast(({ tag }) => tag.startsWith(start))?.onclick?.()
      }, `alarm-${alarm}-`),
  }
}
