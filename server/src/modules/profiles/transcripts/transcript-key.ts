/** Where the file of a transcript is stored. */
export const transcriptKey = (id: string): string => `transcripts/${id}.pdf`
