// What holds before the first paint: the colours, so that a dark page never flashes white, and the language.
;(() => {
  const saved = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be closed to us; the system's choice then holds.
      return null
    }
  }
  const choice = saved('preference.colorScheme') ?? 'auto'
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // Of anyone who is not known yet, the browser's language. Known people choose theirs, and pages for the public have a way of their own.
  const isPublic = /^\/(appointment|contact-change|unsubscribe|check)\b/i.test(location.pathname)
  const language = saved('preference.language') ?? (saved('authToken') || isPublic ? 'en-CA' : navigator.language)
  if (/^fr\b/i.test(language)) document.documentElement.lang = 'fr-CA'
})()

// Our schemas' library would find out by trying whether it may compile code; the page's policy counts every try as a breach.
globalThis.__zod_globalConfig = { jitless: true }
