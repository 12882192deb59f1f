import { foldText } from '../../shared/fold-text.ts'

/**
 * "Yeah penicillin", « oui, aux arachides »: what follows a yes where the next question asks which. `bare`: it may come without the yes. `least`:
 * how many words it takes to say it. `null` where nothing is named, or it is bounded, denied or asked.
 */
export function detailBesideYes(text: string, { bare, least }: { bare: boolean; least: number }): string | null {
  const said = text.trim()
  const behind = YES.exec(said)?.[1] ?? (bare ? said : '')
  const detail = behind.replace(OPENING, '').replace(CLOSING, '').trim()
  if (TURNED.test(detail)) return null
  const words = foldText(detail).split(' ')
  return words.filter((word) => word.length > 2 && !NAMES_NOTHING.has(word)).length >= least ? detail : null
}

const YES = /^(?:yes|yeah|yea|yep|yup|ya|oui|ouais|ouin|ouaip|si)\b[\s,.:;!–—-]*(.*)$/isu
const OPENING =
  /^(?:(?:i['’]?m|i am|im|je suis|j['’]suis|chu|chuis) (?:\p{L}+ )?(?:allergic|allergique)s? (?:to|à|aux?)\b|(?:i have|i['’]ve got|j['’]ai) (?:an? |une? |des )?(?:allerg(?:y|ies|ie)) (?:to|à|aux?)\b|to|with|for|(?:it['’]?s|that would be|c['’]est)\b|à|aux?|avec|pour|i (?:am|do|have|did),?)\s+/iu
const CLOSING = /[\s,]*(?:please|thanks|thank you|svp|merci)?[\s.!]*$/iu
const TURNED =
  /\?|n['’]t\b|\b(?:no|not|never|but|maybe|perhaps|unless|if|used to|anymore|don['’]?t know|not sure|my (?:mom|mother|dad|father|wife|husband|son|daughter)|pas|non|jamais|mais|peut-être|sauf|si|avant|sais)\b/iu
const NAMES_NOTHING = new Set(
  (
    'yes yeah sure definitely absolutely course have has had did does are was were the and for with some few lot lots many several one two three four five once twice sometimes often always usually ' +
    'unfortunately sadly afraid very quite bit little thing things stuff allergy allergies allergic any all medicine medicines medication medications meds pill pills please thanks think guess ' +
    'every day daily since years year month months now still currently really pretty much severe bad mild call phone change changes changed ' +
    'oui ouais certain certainement bien sur malheureusement beaucoup plusieurs quelques peu couple gros souvent toujours parfois des les une deux trois quatre cinq fois choses chose affaires allergie ' +
    'allergique allergiques medicament medicaments pilules pilule merci svp vraiment pas mal depuis ans mois encore tous jours toutes tout grave graves appelez moi changement'
  ).split(' '),
)
