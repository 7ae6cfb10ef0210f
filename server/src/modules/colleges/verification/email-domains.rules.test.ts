import { describe, expect, test } from 'vitest'
import { acceptedDomainOf, domainOfWebsite } from './email-domains.rules.ts'

test.each([
  ['https://www.acu.edu', 'acu.edu'],
  ['https://www.acu.edu/athletics?x=1', 'acu.edu'],
  ['www.acu.edu', 'acu.edu'],
  ['https://web.mit.edu/', 'mit.edu'],
  ['https://WWW.ACU.EDU', 'acu.edu'],
  ['https://d.umn.edu', 'd.umn.edu'],
  ['https://www.westhillscollege.com', 'westhillscollege.com'],
  ['https://www.edu', 'www.edu'],
  ['localhost', null],
  ['', null],
  [null, null],
])('the website %s has emails at %s', (website, domain) => {
  expect(domainOfWebsite(website)).toBe(domain)
})

describe('an address proves a job at a college', () => {
  const lists = { accepted: ['pdx.edu'], ruledOut: [] }

  test.each(['pat@pdx.edu', 'Pat@PDX.EDU', 'pat@athletics.pdx.edu', 'pat@staff.athletics.pdx.edu'])(
    'with %s',
    (email) => expect(acceptedDomainOf(email, lists)).toBe('pdx.edu'),
  )

  test.each([
    'pat@gmail.com',
    'pat@notpdx.edu',
    'pat@pdx.edu.evil.test',
    'pat@pdx-edu.test',
    '"pat@pdx.edu"@evil.test',
    'pat@student.pdx.edu',
    'pat@students.pdx.edu',
    'pat@mail.students.pdx.edu',
    'pat@alumni.pdx.edu',
    'pat@alum.pdx.edu',
    'pat@stu.pdx.edu',
    'pat@alumni-mail.pdx.edu',
    'pat@grad.pdx.edu',
    'pat@my.pdx.edu',
    'pat@go.pdx.edu',
    'pat@mail.pdx.edu',
    'pat@vikingmail.pdx.edu',
    'pat@umail.pdx.edu',
    'pat@studentlife.pdx.edu',
    'pat@mystudents.pdx.edu',
    'pat@pdxalumni.pdx.edu',
    'pat@edu',
    'pat@',
    'pat',
  ])('not with %s', (email) => expect(acceptedDomainOf(email, lists)).toBeNull())

  test.each([
    ['Knights', 'knights'],
    ['Knights', 'knight'],
    ['Cornhuskers', 'huskers'],
    ['Sun Devils', 'devils.cs'],
    ['Golden Gators', 'gatorlink'],
  ])('not with a subdomain named for the team, which is the students’: %s, %s', (mascot, label) =>
    expect(acceptedDomainOf(`pat@${label}.pdx.edu`, { ...lists, mascot })).toBeNull(),
  )

  test.each([
    ['Knights', 'athletics'],
    ['Sun Devils', 'sun'],
    ['49ers', 'sports'],
    [null, 'athletics'],
  ])('with any other subdomain: %s, %s', (mascot, label) =>
    expect(acceptedDomainOf(`pat@${label}.pdx.edu`, { ...lists, mascot })).toBe('pdx.edu'),
  )

  test('also with a team’s subdomain that an admin accepted by name', () => {
    const wide = { accepted: ['pdx.edu', 'vikings.pdx.edu'], ruledOut: [], mascot: 'Vikings' }
    expect(acceptedDomainOf('pat@vikings.pdx.edu', wide)).toBe('vikings.pdx.edu')
  })

  test('unless an admin ruled the domain out', () => {
    const strict = { accepted: ['pdx.edu', 'staff.pdx.edu'], ruledOut: ['pdx.edu'] }
    expect(acceptedDomainOf('pat@pdx.edu', strict)).toBeNull()
    expect(acceptedDomainOf('pat@athletics.pdx.edu', strict)).toBeNull()
    expect(acceptedDomainOf('pat@staff.pdx.edu', strict)).toBe('staff.pdx.edu')
  })

  test('also at a student domain that an admin accepted by name', () => {
    const wide = { accepted: ['pdx.edu', 'student.pdx.edu'], ruledOut: [] }
    expect(acceptedDomainOf('pat@student.pdx.edu', wide)).toBe('student.pdx.edu')
  })

  test('never if no domain is known', () => {
    expect(acceptedDomainOf('pat@pdx.edu', { accepted: [], ruledOut: [] })).toBeNull()
  })
})
