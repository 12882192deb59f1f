import { bare } from '@clinic/nlu/text/normalize'

const BEFORE = '(?:so |ok |okay |and |but |well |hi |hello |hey |bonjour |allo |bon |pis |et |mais |excusez moi |sorry )*'
const ENGLISH = [
  '(?:about )?how (?:much )?long(?:er)?(?: (?:is|will) (?:the|this|that|it)(?: wait| take| be)*| (?:do|will|must|should) i (?:have to |need to )?wait| (?:until|till|before|for|to) (?:\\w+ )*(?:(?:some|any) ?(?:one|body)|person|human|agent|nurse|they|team|you)\\b.*| now)?',
  '(?:so )?when (?:will|can|is|are|do|does) (?:(?:some|any) ?(?:one|body)|they|a person|the person|a human|a real person|your team|the team|one of you|you guys|you)(?: going to| gonna| able to)? (?:call|phone|contact|text|email|answer|write|reply|respond|get back|reach|be (?:here|there|free|available|with)|join|come|help|talk)\\b.*',
  '(?:is |will |are )?(?:there )?(?:some|any) ?(?:one|body)(?: still| even)? (?:there|here|around|coming|available|free|going to .*|gonna .*|reading this)',
  '(?:i am |im )?(?:still )?waiting(?: here)?(?: for (?:some ?(?:one|body)|any ?(?:one|body)|a (?:real )?(?:person|human|call|reply|answer|response)|an answer|the nurse|you|your (?:team|call)|help)\\b.*)?',
  '(?:still |there is still )?no ?(?:one|body) (?:is |has |have )?(?:here|there|coming|answering|called|answered|written|replied|joined|yet|came|come|calling)\\b.*|still no ?(?:one|body)',
  '(?:hello|hi|hey|allo)(?: (?:hello|hi|hey|allo|there|any ?(?:one|body)|is anyone there))*',
]
const FRENCH = [
  '(?:(?:ca|cela) (?:va )?(?:prend|prendre) )?(?:dans |environ |encore )?combien de temps(?: (?:ca|cela) (?:va )?(?:prend|prendre)| (?:encore|dattente|dois je attendre|il faut attendre|faut il attendre|je dois attendre|va falloir attendre|que ca prend)| avant (?:qu\\w* )?(?:quelquun|on|vous|quon|une personne|que)\\b.*)?(?: encore)?',
  '(?:cest )?(?:quand|a quelle heure) (?:est ce qu\\w* |cest qu\\w* |(?:qu\\w* )?(?:on va|vous allez|allez vous|quelquun va|quelquun peut|vous me|tu me|pouvez vous) )(?:\\w+ ){0,4}?m?(?:appeler|rappeler|appelez|rappelez|appelle|rappelle|contacter|repondre|ecrire|joindre|parler|disponible|libre)\\b.*',
  '(?:est ce qu ?)?(?:il )?(?:y a|ya|y a t il|y a tu|ya tu|ya ti)(?: tu| ti)? (?:quelquun|du monde|une personne|qqn|personne)(?: la| ici| qui .*| de disponible| de libre)*',
  '(?:jattends?|attends|je patiente)(?: encore| toujours| quelquun| une personne| ici)*',
  '(?:y a |ya )?(?:toujours|encore) personne(?: .*)?|personne (?:ne )?(?:repond|mappelle|me rappelle)\\b.*|personne (?:ne )?m ?a(?: encore)? (?:appel|rappel|repond|ecrit|contact)\\w*',
]
const ABOUT_WAIT = new RegExp(`^${BEFORE}(?:${[...ENGLISH, ...FRENCH].join('|')})(?: please| svp| s ?il vous plait)?$`)

/** "How long?", "when will someone call me", "allô?": words of a patient who has asked for a person and hears nothing. */
export function asksAboutWait(text: string): boolean {
  return ABOUT_WAIT.test(bare(text))
}
