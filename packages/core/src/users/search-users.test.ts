import { expect, test } from 'vitest'
import { searchUsers } from './search-users.ts'

const users = [
  { id: 1, email: 'genevieve@clinic.example', first_name: 'Geneviève', last_name: 'Bouchard' },
  { id: 2, email: 'np.two@other.example', first_name: 'Kwame', last_name: 'Mensah' },
]

test.each([
  ['GENEV', [1]],
  ['bouch', [1]],
  ['np.two@OTHER', [2]],
  ['kwame men', [2]],
  ['mensah kw', [2]],
  ['example', [1, 2]],
  ['nobody', []],
  ['  ', [1, 2]],
])('%j finds %j by first name, last name or email, in any case (REQ-219)', (typed, ids) => {
  expect(searchUsers(users, typed).map(({ id }) => id)).toEqual(ids)
})
