import { expect, test } from './support/fixtures.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { waitingPatient } from './support/waiting-patients.ts'

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'who wins does not depend on the width'))

const TAKEN = 'This patient has already been claimed by another user.'

test('of two PCRs who claim the same patient at once one wins, and the other learns who (REQ-455, REQ-464)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const id = await waitingPatient({ first_name: 'Solveig', last_name: 'Twice-Wanted' })
  const amara = new QueuePage(await visitor(STAFF.pcr), 'pcr')
  const eleanor = new QueuePage(await visitor(STAFF.otherPcr), 'pcr')
  const both = [amara, eleanor]
  for (const queue of both) {
    await queue.open()
    await queue.search(id)
    await expect(queue.row(queue.unassigned, id)).toBeVisible()
  }

  await test.step('Both claims are on their way before either is let through.', async () => {
    const gate = meetingOf(both.length)
    for (const { page } of both) {
      await page.route('**/claim', async (route) => {
        await gate()
        await route.continue()
      })
    }
    await Promise.all(
      both.map((queue) =>
        queue
          .row(queue.unassigned, id)
          .getByRole('button', { name: /^Claim/ })
          .click(),
      ),
    )
  })

  const loser = await test.step('One has the patient, the other reads the reason.', async () => {
    const messages = both.map(({ page }) => page.getByRole('alert').filter({ hasText: TAKEN }))
    await expect(messages[0]?.or(amara.row(amara.mine, id)) ?? amara.mine).toBeVisible()
    const first = await messages[0]?.isVisible()
    return first ? amara : eleanor
  })
  const winner = loser === amara ? eleanor : amara
  await expect(winner.row(winner.mine, id)).toBeVisible()
  await loser.expectMessage(`${TAKEN} ${winner === amara ? 'Amara Osei' : 'Eleanor Fraser'} holds the patient now.`)
  await expect(loser.row(loser.mine, id)).toHaveCount(0)
  await expect(loser.row(loser.unassigned, id)).toHaveCount(0)
})

/** Lets no one through before all have come. */
function meetingOf(people: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    come += 1
    if (come >= people) open()
    await opened
  }
}
