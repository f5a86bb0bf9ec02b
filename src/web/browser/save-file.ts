/** Gives the person a file: one that was made in the browser, or one that the server has. */

/** Long enough for a browser to have begun saving. */
const keepMilliseconds = 60_000

const saveBlob = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Not every browser saves from a link that is on no page.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), keepMilliseconds)
}

export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

/** Fetched before it is saved, so that a file that does not come can be told of; throws then. */
export const saveFileFrom = async ({ url, fileName }: { url: string; fileName: string }): Promise<void> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${fileName} was answered with ${answer.status}`)
  saveBlob(fileName, await answer.blob())
}
