/** The closed vocabulary of the house. A new word here is a decision about the whole product: it names the same thing on every floor. */
export const NOUNS = [
  'auth',
  'users',
  'patients',
  'record',
  'manager',
  'queues',
  'questionnaires',
  'chat',
  'conversations',
  'languages',
  'articles',
  'booking',
  'reports',
  'imports',
  'audit',
  'demo',
  'backup',
  'retention',
]

/** What the contract holds beside the nouns. */
export const CONTRACT_FILES = [
  ...NOUNS,
  'booking-reminders',
  'import-faults',
  'questionnaire-drafts',
  'questionnaire-edits',
  'questionnaire-versions',
  'record-pictures',
  'record-questionnaires',
  'second-factors',
  'chat-texts',
  'endpoint',
  'events',
  'intents',
  'openapi',
  'problem',
  'provinces',
  'texts',
  'vocabulary',
]

export const CORE_FOLDERS = [
  ...['patients', 'queues', 'eligibility', 'questionnaires', 'scales', 'dialog', 'articles', 'booking', 'imports', 'reports', 'access'],
  ...['reference', 'auth', 'audit', 'users', 'chat', 'manager', 'retention'],
]

/** What words mean, by what is asked of them. */
export const NLU_FOLDERS = ['text', 'classifier', 'crisis', 'intents', 'articles', 'models']

export const WEB_FOLDERS = ['app', 'pages', 'features', 'ui', 'lib', 'chat']

/** Files of a server noun that are no verb: what several of its verbs share. */
export const SERVER_NOUN_FILES = [
  'context',
  'admitter',
  'address-key',
  'passwords',
  'tokens',
  'user-id',
  'named-columns',
  'account-store',
  'group-store',
  'key-store',
  'picture-store',
  'overview-store',
  'location-store',
  'appointment-store',
  'mail-store',
  'reminder-store',
  'listed-store',
  'phrase-store',
  'draft-store',
  'edit-store',
  'editor-store',
  'run-store',
  'answer-store',
  'spreadsheet',
  'row-store',
  'copy-store',
  'many-store',
  'factor-store',
  'recovery-codes',
  'target',
  'targets',
  'patients-target',
  'slots-target',
  'staff-target',
]

/** First words that a verb file of the server may begin with. */
export const VERBS = new Set(
  `accept activate add admit announce answer apply approve archive assign attach authenticate authorise begin book build cancel change check choose claim
  clear close collect complete compute confirm continue convert copy count create deactivate decide decline decode delete deliver describe
  disable discard dismiss draft edit enable end enqueue ensure enter erase expire explain export extend fetch fill find finish flag forget
  forward generate get grant greet guard hand handle hash hide hold identify import interpret invite issue join keep learn leave limit link
  list listen load lock log look make manage map mark match measure mend merge move notify offer open opt order outline page parse pause pick place plan prepare
  present preview process prove prune publish purge put queue raise read rebuild receive record redeem refresh refuse register reject release
  remind remove rename render renew reopen reorder repeat replace replay report request require reschedule resend reset resolve restart
  restore resume retry return review revoke rotate run save schedule score seal search see seed select send serve set show sign skip
  split start stop stream submit subscribe suggest summarise sweep switch sync take teach tell test throttle touch trace track transfer
  translate try unassign undo unhold unlock update upload validate verify view visit wait walk watch withdraw work write`.split(/\s+/),
)
