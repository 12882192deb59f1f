import { foldText } from '../shared/fold-text.ts'

type Findable = { email: string; first_name: string; last_name: string }

/** Users whose first name, last name, full name or email contains the text, ignoring case and accents (REQ-219). */
export function searchUsers<User extends Findable>(users: readonly User[], typed: string): readonly User[] {
  const wanted = foldText(typed)
  if (wanted === '') return users
  return users.filter(({ email, first_name, last_name }) => {
    const texts = [email, `${first_name} ${last_name}`, `${last_name} ${first_name}`]
    return texts.some((text) => foldText(text).includes(wanted))
  })
}
