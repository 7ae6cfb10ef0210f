import type { Athlete } from '@fieldhouse/contract/profiles.document'

type ScheduledEvent = Athlete['schedule'][number]

/** RFC 5545: these are separators, and a line break ends a property. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n|\r/g, '\\n')

const digits = (text: string): string => text.replaceAll(/\D/g, '')

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** A line is at most 75 bytes. Longer text continues on the next line, after a space. */
const foldedLine = (line: string): string => {
  const bytes = new TextEncoder()
  let room = 75
  let text = ''
  for (const sign of line) {
    const size = bytes.encode(sign).length
    if (size > room) {
      text += '\r\n '
      room = 74
    }
    text += sign
    room -= size
  }
  return text
}

/** An event for any calendar: at its local time, or for the whole day. */
export const calendarFile = ({ id, title, date, time, place, link }: ScheduledEvent, now: Date): string => {
  const when = time
    ? [`DTSTART:${digits(date)}T${digits(time)}00`, 'DURATION:PT2H']
    : [`DTSTART;VALUE=DATE:${digits(date)}`, `DTEND;VALUE=DATE:${digits(nextDay(date))}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldhouse//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:${id}@fieldhouse`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(link ? [`URL:${link.replaceAll(/\s/g, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}
