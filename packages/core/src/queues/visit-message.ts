import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { frenchDay } from '../booking/french-slot.ts'
import { longDay } from '../booking/local-text.ts'

export type MessageLanguage = 'en' | 'fr'
type Writing = { language: MessageLanguage; next_on: string | null }

const EN: Readonly<Record<DecisionKind, (day: string) => string>> = {
  authorize: () =>
    'Thank you for your visit today. As we discussed, I am preparing your medical document, and our team will tell you what happens next.',
  'authorize-less': () =>
    'Thank you for your visit today. As we discussed, I am preparing your medical document, and our team will tell you what happens next.',
  defer: (day) =>
    `Thank you for your visit today. As we discussed, I need a little more before I can decide. Our team will be in touch around ${day}. If you have it sooner, write to us here.`,
  decline: () =>
    'Thank you for your visit today, and for speaking so openly with me. As we discussed, I will not be providing a medical document at this time. I know that this may not be what you hoped for.',
  refer: () =>
    'Thank you for your visit today. As we discussed, I would like someone else to look at this with you. Our team can help if you have trouble reaching them.',
  'see-again': (day) =>
    `Thank you for your visit today. I would like to see you again around ${day}. About a week before, our assistant will have a few questions for you here.`,
  'call-back': (day) =>
    `Thank you for your visit today. Our team will call you around ${day}. If another day suits you better, tell us here.`,
}
const FR: typeof EN = {
  authorize: () =>
    'Merci pour votre rendez-vous d’aujourd’hui. Comme convenu, je prépare votre document médical, et notre équipe vous dira quelle est la suite.',
  'authorize-less': () =>
    'Merci pour votre rendez-vous d’aujourd’hui. Comme convenu, je prépare votre document médical, et notre équipe vous dira quelle est la suite.',
  defer: (day) =>
    `Merci pour votre rendez-vous d’aujourd’hui. Comme nous en avons parlé, il me manque encore un élément avant de décider. Notre équipe communiquera avec vous vers le ${day}. Si vous l’avez plus tôt, écrivez-nous ici.`,
  decline: () =>
    'Merci pour votre rendez-vous d’aujourd’hui. Comme nous en avons parlé, je ne vous remettrai pas de document médical pour le moment. Je sais que ce n’est peut-être pas ce que vous espériez.',
  refer: () =>
    'Merci pour votre rendez-vous d’aujourd’hui. Comme nous en avons parlé, j’aimerais qu’une autre personne examine la situation avec vous. Notre équipe peut vous aider si vous avez de la difficulté à la joindre.',
  'see-again': (day) =>
    `Merci pour votre rendez-vous d’aujourd’hui. J’aimerais vous revoir vers le ${day}. Environ une semaine avant, notre assistante aura quelques questions pour vous ici.`,
  'call-back': (day) =>
    `Merci pour votre rendez-vous d’aujourd’hui. Notre équipe vous appellera vers le ${day}. Si un autre jour vous convient mieux, dites-le-nous ici.`,
}
const END: Readonly<Record<MessageLanguage, string>> = {
  en: 'If you have a question, you can write to us here at any time.',
  fr: 'Si vous avez une question, vous pouvez nous écrire ici en tout temps.',
}

/** What the patient is told of a decision unless the practitioner writes something else: no amount, no reason, nothing of health. */
export function visitMessage({ kind }: Pick<VisitDecision, 'kind'>, { language, next_on }: Writing): string {
  const day = next_on === null ? '' : dayIn(language, next_on)
  return `${(language === 'fr' ? FR : EN)[kind](day)} ${END[language]}`
}

type Planned = { kind: DecisionKind; on: string }

/** What the assistant tells a patient who comes back before the day of the next step; empty: nothing is ahead. */
export function plannedText({ kind, on }: Planned, language: MessageLanguage): string {
  const day = dayIn(language, on)
  const fr = language === 'fr'
  if (kind === 'see-again')
    return fr
      ? `L’infirmière praticienne ou l’infirmier praticien souhaite vous revoir vers le ${day}.`
      : `Your nurse practitioner would like to see you again around ${day}.`
  if (kind === 'call-back') return fr ? `Notre équipe vous appellera vers le ${day}.` : `Our team will call you around ${day}.`
  if (kind === 'defer') return fr ? `Notre équipe communiquera avec vous vers le ${day}.` : `Our team will be in touch around ${day}.`
  return ''
}

function dayIn(language: MessageLanguage, date: string): string {
  return language === 'fr' ? frenchDay(date) : longDay(date)
}
