import type { Learned } from './classify.ts'
import { CRISIS_EXAMPLES } from './crisis-examples.ts'
import { CRISIS_EXAMPLES_BODY } from './crisis-examples-body.ts'
import { CRISIS_EXAMPLES_FRENCH } from './crisis-examples-french.ts'
import { CRISIS_EXAMPLES_MORE } from './crisis-examples-more.ts'
import { CRISIS_EXAMPLES_OTHERS } from './crisis-examples-others.ts'
import { CRISIS_EXAMPLES_SELF } from './crisis-examples-self.ts'
import { CRISIS_EXAMPLES_VOICES_DAY } from './crisis-examples-voices-day.ts'
import { CRISIS_EXAMPLES_VOICES_FRENCH } from './crisis-examples-voices-french.ts'
import { CRISIS_EXAMPLES_VOICES_NIGHT } from './crisis-examples-voices-night.ts'
import { crisisFeaturesOf } from './crisis-features.ts'
import { CRISIS_FRAMES } from './crisis-frames.ts'
import { CRISIS_SENTENCES } from './crisis-sentences.ts'
import { INTENT_PHRASES, NO_INTENT } from './intent-phrases.ts'
import { bare } from './normalise.ts'
import { ORDINARY_EXAMPLES } from './ordinary-examples.ts'
import { ORDINARY_EXAMPLES_ENGLISH } from './ordinary-examples-english.ts'
import { ORDINARY_EXAMPLES_FRENCH } from './ordinary-examples-french.ts'
import { ORDINARY_EXAMPLES_MORE } from './ordinary-examples-more.ts'
import { ORDINARY_EXAMPLES_VISIT } from './ordinary-examples-visit.ts'
import { ORDINARY_EXAMPLES_VOICES_ENGLISH } from './ordinary-examples-voices-english.ts'
import { ORDINARY_EXAMPLES_VOICES_FRENCH } from './ordinary-examples-voices-french.ts'
import { ORDINARY_FRAMES } from './ordinary-frames.ts'
import { ORDINARY_SENTENCES } from './ordinary-sentences.ts'
import { phrasesOf } from './phrases-of.ts'
import { marginsOf } from './svm.ts'
import { learn } from './train-classifier.ts'
import { rowOf } from './vocabulary.ts'

const CRISIS = 'crisis'

/** What the net learns from. `frames` are built of choices and always learned; of the rest parts may be left out to measure. */
type CrisisMaterial = {
  crisis: readonly string[]
  ordinary: readonly string[]
  frames: { crisis: readonly string[]; ordinary: readonly string[] }
}

/** Everything that is known, each sentence once; what stands in both lists is a crisis. */
export function crisisMaterial(): CrisisMaterial {
  const crisis = once([
    ...phrasesOf(CRISIS_SENTENCES),
    ...CRISIS_EXAMPLES,
    ...CRISIS_EXAMPLES_SELF,
    ...CRISIS_EXAMPLES_OTHERS,
    ...CRISIS_EXAMPLES_BODY,
    ...CRISIS_EXAMPLES_FRENCH,
    ...CRISIS_EXAMPLES_MORE,
    ...CRISIS_EXAMPLES_VOICES_NIGHT,
    ...CRISIS_EXAMPLES_VOICES_DAY,
    ...CRISIS_EXAMPLES_VOICES_FRENCH,
  ])
  const known = new Set(crisis.map(bare))
  const visit = [
    ...Object.values(INTENT_PHRASES).flat(),
    ...NO_INTENT,
    ...ORDINARY_EXAMPLES_VISIT,
    ...ORDINARY_EXAMPLES_FRENCH,
    ...ORDINARY_EXAMPLES_MORE,
  ]
  const near = [
    ...phrasesOf(ORDINARY_SENTENCES),
    ...ORDINARY_EXAMPLES,
    ...ORDINARY_EXAMPLES_ENGLISH,
    ...ORDINARY_EXAMPLES_VOICES_ENGLISH,
    ...ORDINARY_EXAMPLES_VOICES_FRENCH,
  ]
  const ordinary = once([...visit, ...near]).filter((text) => !known.has(bare(text)))
  return { crisis, ordinary, frames: { crisis: CRISIS_FRAMES, ordinary: ORDINARY_FRAMES } }
}

/** The second net under `noticeCrisis`: likeness to sentences of crisis. Takes about three seconds; train once. */
export function trainCrisisNet({ crisis, ordinary, frames }: CrisisMaterial = crisisMaterial()): Learned {
  const labelled = (label: string | null, texts: readonly string[]) => texts.map((text) => ({ label, features: crisisFeaturesOf(text) }))
  return learn([...labelled(CRISIS, [...crisis, ...frames.crisis]), ...labelled(null, [...ordinary, ...frames.ordinary])])
}

/**
 * True where a text that no rule caught reads like a crisis (D-6). It is less certain than a rule: good for asking "Are you safe?" with
 * the card beside it, after `noticeCrisis` has found nothing.
 */
export function suspectCrisis(net: Learned, text: string): boolean {
  return windowsOf(text).some((part) => likeCrisis(net, part) >= SUSPICIOUS[isFrench(part) ? 'fr' : 'en'])
}

/** A long text by its sentences, so that one of them is not drowned by the others; no part is longer than the net looks at in a moment. */
function windowsOf(text: string): string[] {
  if (text.length <= WINDOW) return [text]
  return text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => sentence.match(PARTS) ?? [])
}

const WINDOW = 300
/** Cut between words where there are any. */
const PARTS = new RegExp(`\\S[^]{0,${WINDOW - 1}}(?=\\s|$)|\\S{1,${WINDOW}}`, 'g')

/** How far a text stands on the side of crisis; 0 is even. */
function likeCrisis(net: Learned, text: string): number {
  return marginsOf(net.svm, rowOf(crisisFeaturesOf(text), net.vocabulary))[net.labels.indexOf(CRISIS)] ?? -1
}

/**
 * Where about 4.5 in 100 ordinary sentences raise an alarm when a quarter of all sentences in turn is left out of training, those written
 * to be as near a crisis as can be (`…-voices-…`) not counted. Half of the others are of the hard kind too, so fewer do in life.
 */
const SUSPICIOUS = { en: 0.26, fr: 0.4 }

/** A quarter of the words are small words of French. */
function isFrench(text: string): boolean {
  return (text.match(SMALL_WORDS)?.length ?? 0) / text.split(/\s+/).length > 0.25
}

const SMALL_WORDS =
  /(?<![\p{L}'’])(?:je|j|jai|jveux|chu|le|la|les|des|du|mon|ma|mes|est|pas|pour|avec|dans|une?|il|elle|que|qui|et|de|ne|sur|aux?|suis|veux|plus|pis|tout|[cdlmnst]|qu|on|vous|votre)(?![\p{L}])/giu

function once(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [bare(text), text])).values()]
}
