/** The folders of the product: one word for a thing on every layer. A new word here is a decision about the whole product (docs/glossary.md). */
export const CORE_FOLDERS = [
  ...['patients', 'queues', 'eligibility', 'questionnaires', 'scales', 'intake', 'chat', 'articles', 'booking', 'imports', 'reports'],
  ...[
    'authorization',
    'shared',
    'reference-data',
    'auth',
    'audit',
    'users',
    'patient-list',
    'retention',
    'alarms',
    'medicines',
    'calls',
    'documents',
    'visit-notes',
  ],
]

export const NLU_FOLDERS = ['text', 'classifier', 'crisis', 'danger-kinds', 'intents', 'articles', 'models', 'replies']

/** The modules of the server; those of one area are in its folder. */
export const SERVER_MODULES = [
  ...['identity/auth', 'identity/users'],
  ...[
    'care/patients',
    'care/queues',
    'care/chart',
    'care/patient-list',
    'care/alarms',
    'care/next-steps',
    'care/calls',
    'care/documents',
    'care/visit-notes',
  ],
  ...[
    'assistant/chat',
    'assistant/transcripts',
    'assistant/articles',
    'assistant/questionnaires',
    'assistant/translations',
    'assistant/approvals',
  ],
  ...['booking', 'imports', 'reports', 'audit', 'retention', 'backup', 'demo'],
]

export const WEB_FOLDERS = ['app', 'pages', 'features', 'ui', 'lib', 'chat', 'question-cards']

export const FEATURES = [
  ...[
    'alarms',
    'articles',
    'audit',
    'auth',
    'booking',
    'calls',
    'documents',
    'imports',
    'patient-manager',
    'patients',
    'phone-intake',
    'questionnaires',
    'queues',
  ],
  ...['reports', 'today', 'transcripts', 'translations', 'approvals', 'users', 'visit-notes'],
]
