import { deleteView, saveView, type View } from '@clinic/contract/queues'
import { Button, CloseButton, TextInput, UnstyledButton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from './saved-views.module.css'
import { paramsOf, type SavedViewsProps, useViews, VIEWS_KEY } from './use-views.ts'

const LONGEST = 60

/** The views of a screen, and the form that saves one. */
export function SavedViewsList({ page, search, onOpen }: SavedViewsProps) {
  const views = useViews(page)
  const client = useQueryClient()
  const [name, setName] = useState('')
  const settle = { onError: fail, onSettled: () => client.invalidateQueries({ queryKey: VIEWS_KEY }) }
  const saving = useMutation({
    mutationFn: (given: string) => call(saveView, { body: { page, name: given, search: new URLSearchParams(search).toString() } }),
    onSuccess: (saved) => {
      setName('')
      notify.success(t('View “{name}” saved.', { name: saved.name }))
    },
    ...settle,
  })
  const deleting = useMutation({ mutationFn: ({ id }: View) => call(deleteView, { params: { id: String(id) } }), ...settle })
  const isKnown = views.data?.some((view) => view.name === name.trim())
  return (
    <div className={classes.views}>
      {views.error && (
        <p className={classes.note}>{t('Your views could not be loaded. {error}', { error: problemSentence(views.error) })}</p>
      )}
      {views.data?.length === 0 && <p className={classes.note}>{t('No saved views yet. Save filters you use often.')}</p>}
      <ul className={classes.list}>
        {views.data?.map((view) => (
          <li key={view.id}>
            <UnstyledButton className={classes.view} onClick={() => onOpen(paramsOf(view))}>
              {view.name}
            </UnstyledButton>
            <CloseButton
              size="sm"
              aria-label={t('Delete the view {name}', { name: view.name })}
              disabled={deleting.isPending}
              onClick={() => deleting.mutate(view)}
            />
          </li>
        ))}
      </ul>
      <form
        className={classes.save}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') saving.mutate(name.trim())
        }}
      >
        <TextInput
          size="xs"
          label={t('Save this view as')}
          placeholder={t('Name')}
          maxLength={LONGEST}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" size="xs" loading={saving.isPending} disabled={name.trim() === ''}>
          {isKnown ? t('Replace') : t('Save')}
        </Button>
      </form>
    </div>
  )
}

function fail(error: Error): void {
  notify.failure(problemSentence(error))
}
