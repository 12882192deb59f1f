/** The name of the public chat where `CHAT_API_KEY` is not set. */
export const CHAT_KEY = 'clinic-public-chat'
