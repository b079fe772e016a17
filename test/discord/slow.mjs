/** A worker whose pictures take their time. */
export default async () => {
  await new Promise((resolve) => setTimeout(resolve, 2500))
  return Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
}
