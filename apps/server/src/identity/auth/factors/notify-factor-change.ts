import type { ChatLanguage } from '@clinic/contract/chat'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { findStaffLanguage } from '../credentials/find-staff-language.ts'
import { findFactors } from './factor-store.ts'

export type Post = { mailer: Mailer; brand: string }

/**
 * Emails a user about a change of their second factors, after the commit and in their language, without codes or keys. A
 * failed email is audited and undoes nothing.
 */
export async function notifyFactorChange(
  context: Context,
  { user_id, what }: { user_id: number; what: FactorChange },
  post: Post,
): Promise<void> {
  const state = await findFactors(context.sql, user_id)
  if (!state) return
  try {
    const language = await findStaffLanguage(context.sql, user_id)
    const { subject, ...words } = WORDS[language]
    const text = [CHANGES[what](state.recovery_left)[language], words.yours, words.notYours].join('\n\n')
    await post.mailer.send({ to: state.email, subject: `${post.brand}${subject}`, text, kind: 'second factor' }, context.now)
  } catch (error) {
    const entity = { kind: 'user' as const, id: String(user_id) }
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await change(context, async () => ({
      result: null,
      audit: { action: 'Second Factor Mail Failed', description: 'The mail about a change could not be sent', entity, additionalInfo },
    }))
  }
}

type FactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'removed-by-administrator'

/** What happened, by the number of recovery codes left. */
const CHANGES: Readonly<Record<FactorChange, (left: number) => Readonly<Record<ChatLanguage, string>>>> = {
  'app-added': () => ({
    en: 'An authenticator app was set up for your account.',
    fr: 'Une application d’authentification a été configurée pour votre compte.',
  }),
  'app-removed': () => ({
    en: 'The authenticator app was removed from your account.',
    fr: 'L’application d’authentification a été retirée de votre compte.',
  }),
  'passkey-added': () => ({
    en: 'A passkey was added to your account.',
    fr: 'Une clé d’accès a été ajoutée à votre compte.',
  }),
  'passkey-removed': () => ({
    en: 'A passkey was removed from your account.',
    fr: 'Une clé d’accès a été retirée de votre compte.',
  }),
  'codes-renewed': () => ({
    en: 'New recovery codes were created for your account. Your old codes no longer work.',
    fr: 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  }),
  'code-used': (left) => ({
    en: `A recovery code was used to log in. Codes left: ${left}.`,
    fr: `Un code de secours a servi à ouvrir une session. Codes restants\u00A0: ${left}.`,
  }),
  'removed-by-administrator': () => ({
    en: 'An administrator removed the second factors of your account. You’ll log in with an emailed code until you set up a new method.',
    fr: 'Un administrateur a réinitialisé votre connexion en deux étapes. Vous vous connecterez avec un code reçu par courriel jusqu’à ce que vous configuriez une nouvelle méthode.',
  }),
}

const WORDS: Readonly<Record<ChatLanguage, Readonly<Record<'subject' | 'yours' | 'notYours', string>>>> = {
  en: {
    subject: ': your login settings changed',
    yours: 'If this was you, you don’t need to do anything.',
    notYours:
      'If it wasn’t you, someone may have access to your account. Change your password, end your other sessions from your profile, and tell your administrator.',
  },
  fr: {
    subject: '\u00A0: vos paramètres de connexion ont changé',
    yours: 'Si c’était vous, vous n’avez rien à faire.',
    notYours:
      'Si ce n’était pas vous, quelqu’un a peut-être accès à votre compte. Changez votre mot de passe, fermez vos autres sessions dans votre profil et prévenez votre administrateur.',
  },
}
