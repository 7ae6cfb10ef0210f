/** What each kind of person does here, in the order they meet the product. */
export const roles = [
  {
    who: 'Athletes',
    deeds: [
      {
        title: 'Build the page',
        text: 'Season lines, film, grades and one line of your own. A section at a time is fine.',
      },
      {
        title: 'Find your colleges',
        text: 'By division, distance, cost and major. Keep the ones you could see yourself at.',
      },
      {
        title: 'Make the first move',
        text: 'Calls, mails and chats stand in one log, so you always know who is next.',
      },
    ],
  },
  {
    who: 'Parents',
    deeds: [
      { title: 'Start it for them', text: 'Set up the page, then hand over the keys. You keep your own.' },
      {
        title: 'Know the cost',
        text: 'What a college costs after aid, and what we charge before we charge it.',
      },
      {
        title: 'Stay close',
        text: 'You see what coaches write. Phone and address of a minor are never public.',
      },
    ],
  },
  {
    who: 'College coaches',
    deeds: [
      { title: 'Search by need', text: 'Position, class, size and grades, each with its source.' },
      {
        title: 'Read it between games',
        text: 'The numbers first, then the film, then the transcript if you ask.',
      },
      { title: 'Write once', text: 'The athlete and the family get it together. Coaches never pay.' },
    ],
  },
  {
    who: 'Success coaches',
    deeds: [
      { title: 'Claim a roster', text: 'Take on the athletes you can help, and no more.' },
      { title: 'Work the plan', text: 'Every task has a clock that asks before it counts an idle minute.' },
      {
        title: 'Act for them',
        text: 'Open the recruiting center as your athlete, and leave a trace of all you did.',
      },
    ],
  },
] as const
