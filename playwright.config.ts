import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** Screens that people work at desks with, and journeys that set the width of each screen: they run at 390 pixels too with `PHONE=all`, which doubles the time. */
const AT_DESKS =
  /(users-|come-back|joined|asked-at-night|taught-meanings|calls|look-up|visits|today|french-morning|crisis-clock|patient-manager|reports|audit|queue-admin|queue-tools|booking|overview|record|size|queues|profile|questionnaire-|answers|translations|conversations|phone-intake|scripts|tables|staff-replies|documents|visit-whole|licences|register|contact|visit-ends|visit-message|second-factors|staff-french|large-amounts|visit-notes)[\w-]*\.spec\.ts$/

/** Journeys of patients on the phone that most have; what a chat at a desk looks like, others show. */
const ON_PHONES = /(first-words|one-tap|summary)\.spec\.ts$/

/** Journeys through the whole program in a real Chromium, wide and narrow. `npm test` names the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/e2e',
  globalSetup: './e2e/global-setup.config.ts',
  fullyParallel: true,
  // Journeys wait for pages and clocks: two cores have work for a third.
  workers: 3,
  // On a machine that others use too, a journey that was too slow gets a second go; the report calls it flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : [])],
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // What moves is clicked beside on a busy machine; the journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: ON_PHONES, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: process.env.PHONE === 'all' ? [] : AT_DESKS,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
