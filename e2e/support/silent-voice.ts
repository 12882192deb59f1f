import type { Page } from '@playwright/test'

type GivenAnswer = { text: string; lang: string; pitch: number; rate: number }
type Stage = { said: SpeechSynthesisUtterance[]; waiting: SpeechSynthesisUtterance[] }

export type SilentVoice = {
  /** All that was given to the voice so far. */
  said: () => Promise<GivenAnswer[]>
  /** How much of it is not yet over. */
  waiting: () => Promise<number>
  start: (at: number) => Promise<void>
  endAll: () => Promise<void>
}

/** Puts a voice into the page that keeps what it is given and speaks when the journey says so: the browsers of test machines have none. */
export async function silentVoice(page: Page): Promise<SilentVoice> {
  await page.addInitScript(() => {
    const stage: Stage = { said: [], waiting: [] }
    const voice = {
      getVoices: () => [],
      cancel: () => {
        stage.waiting = []
      },
      speak: (words: SpeechSynthesisUtterance) => {
        stage.said.push(words)
        stage.waiting.push(words)
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.assign(window, { stage })
  })
  const onStage = <Result>(act: (stage: Stage) => Result) =>
    page.evaluateHandle(() => (window as unknown as { stage: Stage }).stage).then((stage) => stage.evaluate(act))
  return {
    said: () => onStage(({ said }) => said.map(({ text, lang, pitch, rate }) => ({ text, lang, pitch, rate }))),
    waiting: () => onStage(({ waiting }) => waiting.length),
    start: (at) =>
      page
        .evaluate((which) => (window as unknown as { stage: Stage }).stage.said[which]?.dispatchEvent(new Event('start')), at)
        .then(() => {}),
    endAll: () =>
      onStage(({ waiting }) => {
        for (const words of waiting.splice(0)) words.dispatchEvent(new Event('end'))
      }),
  }
}
