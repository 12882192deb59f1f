import type { Question } from '@clinic/contract/questionnaires'
import { digitsForWords } from '../../shared/digits-for-words.ts'
import { labelsOf } from '../question-map/options.ts'
import { plainWords } from './spoken-words.ts'

/** The options of the scales that ask about the last two weeks. */
const OF_TWO_WEEKS = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day']

/** "Five days", « treize jours sur quatorze », "3 nights a week" on a scale of two weeks; `null` where it says no number of days, or a bound. */
export function readDays(question: Question, text: string): string | null {
  if (String(labelsOf(question)) !== String(OF_TWO_WEEKS)) return null
  const parts = text.split(/[,;.!]+/).map(plainDays)
  const [numbered, other] = parts.filter((part) => /\d/.test(part))
  return daysIn(plainDays(text)) ?? (numbered !== undefined && other === undefined && parts.length > 1 ? daysIn(numbered) : null)
}

function plainDays(text: string): string {
  return digitsForWords(plainWords(text).split(' '))
    .join(' ')
    .replace(/\b1 dizaine de (?=jours|nuits|soirs|matins|fois)/g, '10 ')
    .replace(/\b(?:pas (?:si |tres |trop )?souvent|not (?:that |very |too |so )?often)\b/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function daysIn(said: string): string | null {
  if (A_FEW.test(said)) return 'Several days'
  if (UNSURE.test(said)) return null
  if (SHARE.test(said)) return shareOf(said)
  const found = [...said.replace(OUT_OF, ' of_all ').matchAll(DAYS)]
  const [only] = found
  if (!only || found.length > 1 || /\b\d+ (?:year|month|week|hour|an|mois|semaine|heure)s?\b/.test(said.replace(OUT_OF, ' '))) return null
  const weekly = A_WEEK.test(said.slice(only.index)) ? 2 : 1
  const least = Number(only[1]) * weekly
  const most = Number(only[2] ?? only[3] ?? only[1]) * weekly
  const meant = new Set([optionFor(least), optionFor(most)])
  return meant.size === 1 ? (optionFor(least) ?? null) : null
}

const DAYS =
  /\b(\d+)(?: (?:to|or|a|ou|and) (\d+)| (\d+))? (?:days?|nights?|evenings?|mornings?|times?|jours?|journees?|soirs?|nuits?|matins?|fois)\b/g
/** « Quelques nuits », "a couple of evenings, not often". */
const A_FEW =
  /^(?:(?:just|only|maybe|like|about|oh|well|juste|genre|mettons|peutetre|des fois|parfois|sometimes) )*(?:a few|a couple(?: of)?|quelques|une couple de|1 couple de) (?:days|nights|evenings|mornings|times|jours|journees|soirs|soirees|nuits|matins|fois)$/
const OUT_OF =
  /\b(?:out of|sur|of|on|in) (?:the |les |last |past |dernier(?:e)?s? )*(?:14(?: (?:days|jours))?|2 (?:weeks|semaines)|last 2 weeks)\b/g
const A_WEEK = /\b(?:a|per|each|every|1|par|chaque) (?:week|semaine)\b/
const UNSURE =
  /\b(?:(?:not|no|pas|never|jamais)(?=.*\d)|less|more|moins|plus|over|under|least|most|except|sauf|if|si|per day|a day|par jour|ago|il y a \d+ (?:an|mois))\b/

/** "Two nights of three", « cinq jours sur sept »: a share of the days. One in two is at the border. */
function shareOf(said: string): string | null {
  const [, some, all, more] = SHARE.exec(said) ?? []
  const share = Number(some) / Number(all)
  if (more !== undefined || Number(all) > 30 || !(share > 0 && share <= 1)) return null
  return optionFor(share * 14)
}

const SHARE =
  /\b(\d+) (?:(?:days?|nights?|evenings?|mornings?|times?|jours?|journees?|soirs?|nuits?|matins?|fois) )?(?:out of|of|sur|on|in) (?:every |each |the |les )?(\d+)\b(?! (?:weeks?|semaines?|months?|mois))(?:.*?\b(\d+)\b)?/

/** Where a number of days could be either of two options, neither. */
function optionFor(days: number): string | null {
  if (days >= 2 && days <= 6) return 'Several days'
  if (days >= 8 && days <= 11) return 'More than half the days'
  return days >= 13 && days <= 14 ? 'Nearly every day' : null
}
