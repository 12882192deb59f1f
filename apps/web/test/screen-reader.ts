import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished } from 'vitest'

/** Answers what a screen reader has said of the page since then although no one moved its cursor; it stops with the test. */
export async function listen(): Promise<() => Promise<string[]>> {
  await virtual.start({ container: document.body })
  onTestFinished(() => virtual.stop())
  await virtual.clearSpokenPhraseLog()
  return async () => (await virtual.spokenPhraseLog()).filter((phrase) => /^(?:polite|assertive): ./.test(phrase))
}
