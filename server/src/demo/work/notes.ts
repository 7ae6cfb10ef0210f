interface NoteLine {
  readonly daysBack: number
  readonly time: string
  readonly text: string
  readonly is_shared: boolean
  readonly is_pinned: boolean
}

/** One that only the success coach sees, pinned, and two that the family reads. */
export const amaraNotes: readonly NoteLine[] = [
  {
    daysBack: 17,
    time: '10:15',
    text: 'Left ankle: minute limit lifted two days ago. Say it before a coach sees the second quarter of Summit Lake.',
    is_shared: false,
    is_pinned: true,
  },
  {
    daysBack: 4,
    time: '11:20',
    text: 'Coach Brandt sees room for a guard next fall. The Big Sky stays on top; Oregon and Washington stay as reach.',
    is_shared: true,
    is_pinned: false,
  },
  {
    daysBack: 7,
    time: '16:40',
    text: 'Budget is $25,000 a year, all in. Renee wants in-state first; Amara would go as far as Sacramento.',
    is_shared: true,
    is_pinned: false,
  },
]
