import type { SiteContent } from '@fieldhouse/contract/site.content'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

type Video = SiteContent['insider_videos']['videos'][number]

const mostVideos = 9
const emptyVideo: Video = { title: '', who: '', text: '', link: '' }

interface VideoFieldsProps {
  value: SiteContent['insider_videos']
  faultOf: (field: string) => string | undefined
  /** A video was added, removed, or moved. */
  onListChange: () => void
}

/** Each video keeps its typed text when others are removed or move. */
export const VideoFields = ({ value, faultOf, onListChange }: VideoFieldsProps) => {
  const [rows, setRows] = useState(() => value.videos.map((video, key) => ({ key, video })))
  const change = (next: typeof rows) => {
    setRows(next)
    // The fields of the new list are there after the next drawing.
    requestAnimationFrame(onListChange)
  }
  const swap = (place: number, other: number) =>
    change(rows.map((row, at) => (at === place ? rows[other] : at === other ? rows[place] : row) ?? row))
  const nextKey = rows.reduce((most, { key }) => Math.max(most, key), -1) + 1
  return (
    <>
      {rows.map(({ key, video }, place) => {
        const name = (field: keyof Video) => `videos.${place}.${field}`
        return (
          <fieldset key={key} className="grid gap-4 border-b border-line pb-6">
            <legend className="display mb-3 text-d4">Video {place + 1}</legend>
            <TextField
              label="Title"
              name={name('title')}
              maxLength={100}
              isRequired
              defaultValue={video.title}
              fault={faultOf(name('title'))}
            />
            <TextField
              label="Who is speaking"
              name={name('who')}
              maxLength={100}
              isRequired
              defaultValue={video.who}
              fault={faultOf(name('who'))}
            />
            <TextArea
              label="What it says, for people who don’t watch it"
              name={name('text')}
              maxLength={600}
              rows={3}
              isRequired
              defaultValue={video.text}
              fault={faultOf(name('text'))}
            />
            <TextField
              label="Link"
              name={name('link')}
              maxLength={500}
              hint="YouTube, Vimeo, Hudl, or an mp4 file"
              autoComplete="off"
              isRequired
              defaultValue={video.link}
              fault={faultOf(name('link'))}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                isOutlined
                disabled={place === 0}
                aria-label={`Move video ${place + 1} up`}
                onClick={() => swap(place, place - 1)}
              >
                Move up
              </Button>
              <Button
                size="sm"
                isOutlined
                disabled={place === rows.length - 1}
                aria-label={`Move video ${place + 1} down`}
                onClick={() => swap(place, place + 1)}
              >
                Move down
              </Button>
              <Button
                size="sm"
                variant="borderless"
                aria-label={`Remove video ${place + 1}`}
                onClick={() => change(rows.filter((row) => row.key !== key))}
              >
                Remove
              </Button>
            </div>
          </fieldset>
        )
      })}
      <div className="grid justify-items-start gap-2">
        <Button
          isOutlined
          disabled={rows.length >= mostVideos}
          onClick={() => change([...rows, { key: nextKey, video: emptyVideo }])}
        >
          <Icon of={Plus} />
          Add a video
        </Button>
        {rows.length >= mostVideos && <p className="text-small text-muted">Nine is the most.</p>}
        {faultOf('videos') && <p className="text-small text-danger">{faultOf('videos')}</p>}
      </div>
    </>
  )
}
