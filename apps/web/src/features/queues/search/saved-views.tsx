import { deleteView, listViews, saveView, type View } from '@clinic/contract/queues'
import { Button, CloseButton, TextInput, UnstyledButton } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Popup } from '../../../ui/popup/popup.tsx'
import classes from './saved-views.module.css'

const LONGEST = 60
const KEY = ['queue-views'] as const

type Props = {
  /** The path of the screen. */
  page: string
  /** What the address holds now, to be saved. */
  search: Record<string, string>
  onOpen: (search: Record<string, string>) => void
}

/** Filters kept under a name: opened again, saved again under the same name, forgotten. */
export function SavedViews({ page, search, onOpen }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popup
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      button={(trigger) => (
        <Button
          {...trigger}
          size="xs"
          variant="default"
          aria-label={t('Saved views')}
          data-tip={t('Saved views')}
          leftSection={<IconBookmark size={15} aria-hidden />}
        >
          {t('Views')}
        </Button>
      )}
    >
      <Content
        page={page}
        search={search}
        onOpen={(next) => {
          setOpen(false)
          onOpen(next)
        }}
      />
    </Popup>
  )
}

function Content({ page, search, onOpen }: Props) {
  const views = useViews(page)
  const client = useQueryClient()
  const [name, setName] = useState('')
  const settle = { onError: fail, onSettled: () => client.invalidateQueries({ queryKey: KEY }) }
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

/** One's own views of a screen. */
export function useViews(page: string) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listViews, { signal }),
    select: (all) => all.filter((view) => view.page === page),
  })
}

/** What the address holds in a view. */
export function paramsOf({ search }: Pick<View, 'search'>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function fail(error: Error): void {
  notify.failure(problemSentence(error))
}
