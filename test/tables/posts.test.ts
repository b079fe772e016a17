import { expect, test } from 'vitest'
import { readPost } from '#tables/model/posts'

test.each([
  ['vote-ended', { vote: 1, kind: 'pause', by: 0, how: 'agreed' }],
  ['ended', { totals: [4, 5], winners: [1] }],
  ['rewound', { seat: 1, to: 4 }],
  ['vote', { vote: 1, kind: 'rewind', by: 0, asked: [1], to: 4, turns: 2 }],
  ['reminder', { seat: 0, stage: 'half' }],
])('a post is read as older versions wrote it: %s', (kind, data) => {
  expect(readPost(kind, data)).toEqual({ kind, data })
})

test.each([
  ['asked', { seats: ['0'], entry: 1 }],
  ['asked', null],
  ['undone', { seat: 0, to: -1, entry: 2 }],
  ['seat', { seat: 0, how: 'sold' }],
  ['toString', {}],
])('no post is read that is not of its kind: %s', (kind, data) => {
  expect(readPost(kind, data)).toBeNull()
})
