const SAVE = '(?:save|enregistrer) (?:and|et) (?:exit|quit|close|stop|quitter|fermer)'
const CHAT = "(?:(?:the|this|la|le) |l[’'])?(?:chat|conversation|clavardage|discussion)"
const STOP = 'stop(?: (?:here|now))?|quit|exit|quitter|arr[êe]te[rz]?(?: ici)?'
const ENDS = new RegExp(
  `^(?:please |s[’']il vous pla[iî]t )?(?:${STOP}|${SAVE}|(?:end|close|leave|terminer|fermer|quitter) ${CHAT})[.!]*$`,
  'iu',
)

/** Whether words to a person end the conversation: “later” or “I need to go” may be an answer to what they asked (F-11). */
export function endsPlainly(text: string): boolean {
  return ENDS.test(text.trim())
}
