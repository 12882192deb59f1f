import { type Alarm, giveBackAlarm, takeAlarm } from '@clinic/contract/alarms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api.ts'
import { problemSentence } from '../api-problem.ts'
import { t } from '../messages/t.ts'
import { notify } from '../notify.tsx'
import { refreshAlarms } from './alarms.ts'

type Taken = Pick<Alarm, 'id' | 'name' | 'taken'>

/** Takes an alarm in one’s own name, also from the colleague who has it, and gives it back. */
export function useTakeAlarm(): { take: (alarm: Taken) => void; giveBack: (alarm: Taken) => void } {
  const client = useQueryClient()
  const onSettled = () => refreshAlarms(client)
  const taking = useMutation({
    mutationFn: ({ id, taken }: Taken) => call(takeAlarm, { params: { id: String(id) }, body: { instead_of: taken?.id ?? null } }),
    onSuccess: (_, { name }) => notify.success(t('You have the alarm of {name}.', { name: name ?? t('the person in the chat') })),
    onError: (error) => notify.failure(t('You did not take the alarm. {error}', { error: problemSentence(error) })),
    onSettled,
  })
  const giving = useMutation({
    mutationFn: ({ id }: Taken) => call(giveBackAlarm, { params: { id: String(id) } }),
    onSuccess: () => notify.info(t('No one has the alarm now. Everyone is called again.')),
    onError: (error) => notify.failure(t('The alarm was not given back. {error}', { error: problemSentence(error) })),
    onSettled,
  })
  return { take: taking.mutate, giveBack: giving.mutate }
}
