/** What is said to someone who comes back after their intake had ended for silence. */
export const AWAY_TEXTS = {
  found: (name: string) =>
    `Welcome back${name ? `, ${name}` : ''}. I found your record and opened it again. Everything you told me is still here, and if something has changed, you can correct it at the end. Shall we pick up where you left off?`,
  here: 'Welcome back. It’s been a while, so I opened your record again. Everything you told me is still here, and if something has changed, you can correct it at the end.',
  welcome: (name: string) =>
    `Welcome back${name ? `, ${name}` : ''}. I found your record and opened it again. First a look at your details, then some questions about your health. Ready?`,
} as const
