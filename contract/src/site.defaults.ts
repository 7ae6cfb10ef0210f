import type { SiteContent } from './site.content.ts'

/** The default site content: stored at the first start, and shown if nothing could be loaded. */
export const siteDefaults: SiteContent = {
  metric: { metric_type: 1 },
  company: {
    street: '1180 Old Mill Road, Suite 4',
    town: 'Columbus, OH 43215',
    phone: '(614) 555-0142',
  },
  home: {
    title: 'Your Profile Page Gets You In The Game',
    lead: 'Numbers, film and grades behind one link. A college coach has ten seconds and a phone: make them count.',
    closing_title: 'Your season is already worth a page',
    closing_text:
      'Start with one season and one line about yourself. It is free, a parent can start it for you, and you can hide it again with one switch.',
    featured: [],
  },
  top_100_banner: {
    is_shown: true,
    title: 'Top 100',
    text: 'Leadership, consistency, competition level and effect on teammates count, not only stats. Every rank takes an evaluation, and no package can buy one.',
    link_label: 'See the Top 100',
  },
  insider_videos: {
    videos: [
      {
        title: 'The first ten seconds',
        who: 'The Fieldhouse team',
        text: 'What a college coach looks for first: class, position and size, then last season’s line with its source, then two minutes of film, then grades.',
        link: '/films/first-ten-seconds.mp4',
      },
      {
        title: 'A film that gets watched',
        who: 'The Fieldhouse team',
        text: 'Two to three minutes. The best three plays first. Mark yourself before each one. Show defense too. Full games last.',
        link: '/films/a-film-that-gets-watched.mp4',
      },
      {
        title: 'The first email to a coach',
        who: 'The Fieldhouse team',
        text: 'Five lines: who you are, why this college, one number with its source, your link, when you play next. Write it yourself, and copy a parent.',
        link: '/films/first-email.mp4',
      },
    ],
  },
}
