import type { Endpoint } from '@fieldhouse/contract/endpoint'
import {
  type SiteContent,
  saveCompany,
  saveHome,
  saveInsiderVideos,
  saveTop100Banner,
} from '@fieldhouse/contract/site.content'
import { type SitePart, sitePartTitles } from '@fieldhouse/contract/site.setup'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formValues, useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { LeaveQuestion } from '../../../ui/overlays/leave-question.tsx'
import { BannerFields, CompanyFields, HomeFields } from './part-fields.tsx'
import { PartPreview } from './part-preview.tsx'
import { partValueOf } from './part-values.ts'
import { putSiteSetup } from './setup.api.ts'
import { VideoFields } from './video-fields.tsx'

const endpoints: Readonly<Record<SitePart, Endpoint>> = {
  company: saveCompany,
  home: saveHome,
  top_100_banner: saveTop100Banner,
  insider_videos: saveInsiderVideos,
}

interface PartFormProps<Part extends SitePart> {
  part: Part
  saved: SiteContent[Part]
  versionId: string | null
}

/** One part of the site: its fields, and how visitors will see it. */
export const PartForm = <Part extends SitePart>({ part, saved, versionId }: PartFormProps<Part>) => {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(saved)
  const [isConflict, setConflict] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const { phase, message, faultOf, formProps } = useForm(
    endpoints[part],
    () => {
      toast.saved()
      void putSiteSetup(queryClient, null)
    },
    {
      bodyOf: (values) => ({ ...partValueOf(part, values), based_on: versionId }),
      onRefused: ({ code }) => setConflict(code === 'site_changed'),
    },
  )
  const read = (fields: HTMLFormElement | null) => {
    if (fields) setDraft(partValueOf(part, formValues(fields)))
  }
  const title = sitePartTitles[part]
  return (
    <form
      {...formProps}
      ref={(fields) => {
        form.current = fields
        formProps.ref(fields)
      }}
      aria-label={title}
      onChange={(event) => {
        formProps.onChange(event)
        read(event.currentTarget)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2"
    >
      <div className="grid min-w-0 content-start gap-5">
        <PartFields part={part} value={saved} faultOf={faultOf} onListChange={() => read(form.current)} />
        {message && (
          <Notice
            tone="danger"
            isAlert
            action={
              isConflict && (
                <Button size="sm" isOutlined onClick={() => void putSiteSetup(queryClient, null)}>
                  Discard mine and load the new text
                </Button>
              )
            }
          >
            {message}
          </Notice>
        )}
      </div>
      <PartPreview part={part} value={draft} />
      <div className="lg:col-span-2">
        <SaveFooter
          isBusy={phase === 'sending'}
          isSaveDisabled={!isChanged}
          note={isChanged ? 'Not saved yet. Visitors see the earlier text.' : 'This is on the site now.'}
        />
      </div>
      <LeaveQuestion wouldLose={isChanged} text={`Your changes to “${title}” are not saved yet.`} />
    </form>
  )
}

interface PartFieldsProps<Part extends SitePart> {
  part: Part
  value: SiteContent[Part]
  faultOf: (field: string) => string | undefined
  onListChange: () => void
}

const PartFields = ({ part, value, ...rest }: PartFieldsProps<SitePart>) => {
  switch (part) {
    case 'company':
      return <CompanyFields value={value as SiteContent['company']} {...rest} />
    case 'home':
      return <HomeFields value={value as SiteContent['home']} {...rest} />
    case 'top_100_banner':
      return <BannerFields value={value as SiteContent['top_100_banner']} {...rest} />
    case 'insider_videos':
      return <VideoFields value={value as SiteContent['insider_videos']} {...rest} />
  }
}
