/** The limits of Discord. Every message goes through `send.ts`, which keeps to them. */
export const LIMITS = {
  components: 40,
  text: 4000,
  options: 25,
  label: 100,
  description: 100,
  placeholder: 150,
  button: 80,
  id: 100,
  row: 5,
  alt: 1024,
  thread: 100,
  modalTitle: 45,
  modalLabels: 5,
  modalLabel: 45,
  /** Choices that lie open in a form, to be picked or ticked. */
  openChoices: 10,
  choices: 25,
  choice: 100,
  /** Bytes of a file, on a server without any boost. */
  file: 10_000_000,
} as const

/** The bytes a file in the answer to somebody may have: as Discord says, or as it takes them anywhere. */
export function fileLimitOf({ attachmentSizeLimit }: { readonly attachmentSizeLimit?: number | undefined }): number {
  return attachmentSizeLimit ?? LIMITS.file
}
