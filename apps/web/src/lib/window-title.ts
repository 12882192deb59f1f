/** What the tab of this window says: its page, and whether an alarm waits (F-4). */
let page = ''
let marked = false

export function nameWindow(title: string): void {
  page = title
  write()
}

export function markWindow(mark: boolean): void {
  marked = mark
  write()
}

function write(): void {
  document.title = marked ? `(!) ${page}` : page
}
