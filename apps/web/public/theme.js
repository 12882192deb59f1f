// Sets the colours before the first paint, so that a dark page never flashes white.
;(() => {
  let choice = 'auto'
  try {
    choice = localStorage.getItem('preference.colorScheme') ?? 'auto'
  } catch {
    // Storage may be closed to us; the system's choice then holds.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()

// Our schemas' library would find out by trying whether it may compile code; the page's policy counts every try as a breach.
globalThis.__zod_globalConfig = { jitless: true }
