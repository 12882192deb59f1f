/** How long the browser may take to begin saving. Milliseconds. */
const KEPT_MS = 60_000

/** Hands a file to the browser to save under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
