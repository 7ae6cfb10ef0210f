import { Notice } from '../../../ui/notice.tsx'

/** What makes the check unnecessary. */
export const CollegeEmailHint = () => <Notice>Use your college email and you are verified right away.</Notice>
