export interface FilmScene {
  /** Very large, in the background. */
  mark: string
  title: string
  text: string
}

interface SiteFilm {
  file: string
  colors: { field: string; deep: string; text: string }
  scenes: readonly FilmScene[]
}

const purple = { field: '#5b2a9d', deep: '#491f82', text: '#faf7ff' }
const orange = { field: '#ff7417', deep: '#e35a0c', text: '#20130b' }
const red = { field: '#c01f2e', deep: '#a01523', text: '#fff7f2' }

/** The text of the insider videos. They are silent, so every word is on the screen. */
export const films: readonly SiteFilm[] = [
  {
    file: 'first-ten-seconds.mp4',
    colors: purple,
    scenes: [
      { mark: '10', title: 'The first ten seconds', text: 'How a college coach reads a page.' },
      { mark: '1', title: 'Class, position, size', text: 'Does it fit what we need, and when?' },
      { mark: '2', title: 'Last season’s line', text: 'With who kept the numbers, and when.' },
      { mark: '3', title: 'Two minutes of film', text: 'The best plays first. Nobody waits for them.' },
      { mark: '4', title: 'Grades', text: 'So that nobody has to ask.' },
      { mark: 'F', title: 'Make them count', text: 'One link. Your profile page gets you in the game.' },
    ],
  },
  {
    file: 'a-film-that-gets-watched.mp4',
    colors: orange,
    scenes: [
      { mark: '2', title: 'A film that gets watched', text: 'Two to three minutes. Not more.' },
      { mark: '1', title: 'Best three plays first', text: 'The rest in the order you like.' },
      { mark: '2', title: 'Show where you are', text: 'A circle or an arrow before each play.' },
      { mark: '3', title: 'Defense counts', text: 'So does what you do without the ball.' },
      { mark: '4', title: 'A full game last', text: 'For the coach who wants to see more.' },
      { mark: 'F', title: 'Then send one link', text: 'Your profile page gets you in the game.' },
    ],
  },
  {
    file: 'first-email.mp4',
    colors: red,
    scenes: [
      { mark: '5', title: 'The first email to a coach', text: 'Five lines are enough.' },
      { mark: '1', title: 'Who you are', text: 'Name, class, position, school.' },
      { mark: '2', title: 'Why this college', text: 'One true reason. Coaches notice a form letter.' },
      { mark: '3', title: 'One number', text: 'With its source, and your link below it.' },
      { mark: '4', title: 'When you play next', text: 'Place, date and jersey number.' },
      { mark: 'F', title: 'Write it yourself', text: 'And copy a parent. Good coaches like that.' },
    ],
  },
]
