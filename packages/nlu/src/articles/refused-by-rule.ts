import { bare } from '../text/normalize.ts'
import type { RefusedTopic } from './article.ts'
import { FRENCH_REFUSALS } from './french-refusals.ts'

/** Advice that nobody but a person may give, by fixed words; null where none is there and the classifier decides. */
export function refusedByRule(text: string): RefusedTopic | null {
  const said = bare(text)
  return [...RULES, ...FRENCH_REFUSALS].find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

const MEDICINE =
  '(?:my |the |a |some )?(?:\\w+ )?(?:pills?|tablets?|antidepressants?|opioids?|insulin|blood thinners?|statins?|benzos?|inhaler|puffer|ssri|zoloft|prozac|lyrica|gabapentin|xanax|ativan|percocet|oxys?|oxycodone|hydromorphone|dilaudid|clonazepam|rivotril|lorazepam|lamotrigine|zopiclone|morphine|tylenol|advil|ibuprofen|warfarin|eliquis|xarelto|metformin|lithium|cipralex|citalopram|effexor|cymbalta|seroquel|clobazam|methadone|suboxone|trazodone|amitriptyline|adderall|vyvanse|prednisone|levothyroxine|synthroid|birth control)'
const UNIT = '(?:mg|mgs|milligrams?|ml|mls|drops?|gummy|gummies|capsules?|puffs?|hits|sprays?|tokes)'
const PRODUCT = '(?:it|this|that|cbd|thc|cannabis|weed|pot|marijuana|oil|the oil|gummies|edibles|medical cannabis)'
const USE = '(?:take|use|eat|have|smoke|vape|inhale|start|try|go)'

const RULES: readonly (readonly [RefusedTopic, RegExp])[] = [
  [
    'stopping-a-medicine',
    new RegExp(
      `\\b(?:stop|quit|skip|drop|ditch|replace|reduce|taper|discontinue|wean off|come off|get off|go off|cut down on|swap|leave off) (?:taking |using )?${MEDICINE}\\b|\\b(?:refill|renew|fill|prescribe(?: me)?) (?:my |some |the )?${MEDICINE}\\b`,
    ),
  ],
  [
    'dose',
    new RegExp(
      [
        `\\bhow (?:many|much) (?:\\w+ ){0,4}?(?:should|do|can|could|must|may|would|to) (?:i |we |he |she |you |my \\w+ )?(?:\\w+ )?(?:take|eat|smoke|vape|inhale|consume|dose|swallow)\\b`,
        `\\b(?:should|can|could|may|do|must) i (?:\\w+ ){0,2}?${USE} (?:\\w+ ){0,3}?(?:\\d+|one|two|three|half|more|another|extra|double) ?(?:\\w+ )?${UNIT}?\\b(?=.*(?:${UNIT}|more|another|extra|double))`,
        `\\bhow (?:many|much) (?:mg|mgs|milligrams?|ml|mls|drops?|puffs?|hits|sprays?)\\b`,
        '\\b(?:what|which|right|best|starting|recommended|maximum|max|good|safe|daily|correct|proper) (?:\\w+ )?(?:dose|dosage|dosing)\\b|\\b(?:increase|double|lower|raise|change|reduce|split) (?:my|the) (?:dose|dosage|grams)\\b',
        `\\b(?:is|are|would) (?:\\w+ )?\\d+(?:\\.\\d+)? ?(?:a |one )?${UNIT}\\b`,
      ].join('|'),
    ),
  ],
  [
    'interaction',
    new RegExp(
      `\\b(?:interact\\w*|mix\\w*|combin\\w+|together|safe|ok|okay|fine|clash\\w*|react\\w*|along|can i \\w+ (?:it|cbd|thc|cannabis|weed|oil|gummies)) (?:it |cbd |thc |cannabis |weed |the oil |to \\w+ )?(?:with|while on|and) ${MEDICINE}\\b`,
    ),
  ],
  [
    'safe-for-me',
    new RegExp(
      [
        `\\b(?:can|could|may|should|is it (?:ok|okay|fine|safe) (?:if|for)) (?:i |to )?(?:give|share|lend) (?:it |some |a bit |a little )?(?:(?:of )?(?:it|mine|my \\w+) (?:to|with) )?(?:to |with )?my (?:\\w+ )?(?:wife|husband|partner|mom|mum|mother|dad|father|sister|brother|son|daughter|kid|child|grand\\w+|friend|buddy|dog|cat)\\b`,
        `\\b(?:can|could|may) my (?:\\w+ )?(?:wife|husband|partner|mom|mum|mother|dad|father|sister|brother|friend|buddy) (?:\\w+ )?(?:use|take|have|try|smoke|vape|eat) (?:some of )?(?:mine|it|my (?:oil|gummies|stuff|weed|cbd|medicine))\\b`,
        `\\bi (?:have|had|got|missed|forgot|am on|just had|take)\\b.*\\b(?:can|could|may|should) i (?:still |even |just |safely )?(?:smoke|vape|(?:take|use|try|eat|start|have) (?:\\w+ )?${PRODUCT})\\b`,
        `\\bi (?:have|had|got|am on|just had)\\b.*\\b(?:is|are|would) (?:smoking|vaping|${PRODUCT})(?: \\w+){0,2} (?:ok|okay|safe|bad|dangerous|risky|harmful|fine|allowed|good)\\b`,
        `\\b(?:what|which|best|good) (?:\\w+ ){0,2}?(?:strains?|indica|sativa)\\b.*\\b(?:for|help\\w*|best|against)\\b|\\b(?:what|which) (?:kind|type|sort) of (?:weed|cannabis|oil|flower|bud|gummies) .*\\b(?:for|help\\w*|best)\\b`,
        `\\b(?:will|does|can|could|would|is) (?:\\w+ )?${PRODUCT} (?:\\w+ ){0,2}?(?:raise|lower|affect|hurt|damage|mess with|worsen|trigger|bad for|harm|safe for) my \\w+`,
      ].join('|'),
    ),
  ],
]
