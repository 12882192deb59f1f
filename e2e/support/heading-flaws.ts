import type { Page } from '@playwright/test'

/** What is wrong with the order of a page's headings: none or several of the first level, or a level that is skipped between two. */
export async function headingFlaws(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.checkVisibility())
    const levels = shown.map((heading) => Number(heading.tagName[1]))
    const flaws =
      levels.filter((level) => level === 1).length === 1 ? [] : [`${levels.filter((level) => level === 1).length} of the first level`]
    for (const [place, level] of levels.entries())
      if (level > (levels[place - 1] ?? level) + 1) flaws.push(`h${level} after h${levels[place - 1]}: ${shown[place]?.textContent}`)
    return flaws
  })
}
