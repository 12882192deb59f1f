import type { Page } from '@playwright/test'

/** What does not fit on a page: the page itself where it scrolls sideways, and words that are cut off with nothing that says so. */
export async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const flaws: string[] = []
    const beyond = document.documentElement.scrollWidth - innerWidth
    if (beyond > 0) flaws.push(`scrolls sideways by ${beyond}`)
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { textContent, parentElement } = words.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const text = range.getBoundingClientRect()
      for (let box: Element | null = parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (scrolls(box) || style.clipPath !== 'none' || style.position === 'fixed') break
        if (style.overflow === 'visible') continue
        const edge = box.getBoundingClientRect()
        const isCut = text.right > edge.right + 1 || text.bottom > edge.bottom + 2
        if (isCut && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none')
          flaws.push(`cut: “${textContent.trim().slice(0, 60)}”`)
        break
      }
    }
    return [...new Set(flaws)]
  })
}
