/** What is said to someone who is asked whether to pick up where they left off, and would rather not. */
export const COME_BACK_TEXTS = {
  instead: 'All right, we leave it for now. Everything you told me stays saved. What would you like to do instead?',
  ask: 'What would you like to know? Type your question.',
} as const
