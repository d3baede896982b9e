import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Cut } from '../../lib/photo/draw-photo.ts'
import { checkPhoto, type PhotoProblem } from '../../lib/photo/photo-check.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import type { Part } from './join-reading.ts'
import { labelPhotos, PHOTOS_MAX, type LabelPhoto } from './label-photos.ts'
import { placeParts, putTogether } from './placed-text.ts'
import { forgetLabelPhotos, onReadingEnd, readWaiting, stopReading } from './reading-line.ts'
import type { DraftEdit } from './use-draft.ts'

/**
 * The photos of a list, from chosen files to text for review: the checks, the reading one after the other, and what is said
 * about each end. What the photos give is kept in line with the box, by what happens to them and not by what is drawn.
 */
export function useLabelPhotos({ text, putPhotos }: Pick<DraftEdit, 'text' | 'putPhotos'>) {
  const toast = useToast()
  const { photos, placed } = useSyncExternalStore(labelPhotos.subscribe, labelPhotos.get)
  const [isCropFirst, setCropFirst] = useState(false)
  const [toCrop, setToCrop] = useState<readonly { id: string; isPaused: boolean }[]>([])
  const [cropping] = toCrop
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const looking = useRef<{ files: File[]; last: Promise<void> }>({ files: [], last: Promise.resolve() })

  const place = useEffectEvent(() => {
    const held = labelPhotos.get()
    const placing = placeParts(text(), held.placed, partsOf(held.photos))
    if (placing === null) return
    labelPhotos.place(placing.placed)
    if (placing.put) putPhotos(placing.put.text, placing.put.said)
  })
  const sayEnd = useEffectEvent((id: string) => {
    const photo = labelPhotos.get().photos.find((one) => one.id === id)
    if (photo === undefined) return
    const trouble = troubleOf(photo, labelPhotos.get().placed?.loose)
    if (trouble === null) toast(messages.readDone)
    else toast({ title: messages.readFailed.title, text: trouble.text, tone: 'danger' })
  })
  useEffect(() => {
    labelPhotos.takeOver()
    place()
    const leave = [labelPhotos.subscribe(() => place()), onReadingEnd((id) => sayEnd(id))]
    return () => leave.forEach((one) => one())
  }, [])

  const refuse = (problem: PhotoProblem) => toast({ ...problem, tone: 'danger' })
  /** Looked at in the order in which they were chosen: one that takes long to decode keeps its place. */
  const look = (file: File, isOneOfMany: boolean, then: () => void) => {
    if (looking.current.files.some((other) => isSameFile(other, file))) return
    looking.current.files.push(file)
    looking.current.last = looking.current.last.then(async () => {
      const problem = await checkPhoto(file, messages)
      looking.current.files = looking.current.files.filter((other) => other !== file)
      if (problem === null) return then()
      refuse(problem)
      // One toast takes the place of the one before, and what to do about HEIC takes more than a glance to read.
      if (isOneOfMany || problem === messages.heic)
        setRefused((others) => [...others, { name: file.name, problem }])
    })
  }
  const add = (file: File) => {
    const now = labelPhotos.get().photos
    const same = now.find((photo) => isSameFile(photo.original, file))
    if (same !== undefined) return same.trouble === null ? undefined : again(same.id)
    if (now.length >= PHOTOS_MAX) return refuse(messages.tooMany)
    const photo = newPhoto(file, isCropFirst ? 'stopped' : 'waiting')
    labelPhotos.put([...now, photo])
    if (isCropFirst) setToCrop((ids) => [...ids, { id: photo.id, isPaused: false }])
    readWaiting()
  }
  /** What is to be cropped is not read whole meanwhile. */
  const openCrop = (id: string) => {
    const isPaused = labelPhotos.get().photos.some(({ id: one, state }) => one === id && isUnderWay(state))
    if (isPaused) stop(id)
    setToCrop([{ id, isPaused }])
  }
  const closeCrop = () => {
    if (cropping?.isPaused) again(cropping.id)
    setToCrop((ids) => ids.slice(1))
  }
  const stop = (id: string) => {
    stopReading(id)
    labelPhotos.update(id, { state: 'stopped' })
    readWaiting()
  }
  const stopAll = () => {
    for (const { id, state } of labelPhotos.get().photos)
      if (state === 'waiting') labelPhotos.update(id, { state: 'stopped' })
    for (const { id, state } of labelPhotos.get().photos) if (state === 'reading') stop(id)
  }
  const again = (id: string) => {
    stopReading(id)
    labelPhotos.update(id, { state: 'waiting', trouble: null })
    readWaiting()
  }

  /** What was being read when it went is read again. */
  const putBack = (photo: LabelPhoto, place: number) => {
    const now = labelPhotos.get().photos
    if (now.some(({ id }) => id === photo.id)) return
    if (now.length >= PHOTOS_MAX) return refuse(messages.tooMany)
    labelPhotos.put(now.toSpliced(place, 0, photo))
    if (photo.state === 'reading') again(photo.id)
    readWaiting()
  }

  return {
    photos,
    troubles: photos.flatMap((photo) => {
      const trouble = troubleOf(photo, placed?.loose)
      return trouble === null ? [] : [{ id: photo.id, trouble }]
    }),
    gaps: placed?.gaps ?? [],
    /** What of the last choice was no photo, where a toast does not tell it all. */
    refused,
    /** Somebody corrected the text before a change of the photos, which waits to be asked for. */
    isBehind: placed?.isBehind === true,
    /** The box was emptied, and the photos still hold their text. */
    isCleared: (placed?.parts.length ?? 0) > 0 && text().trim() === '',
    unread: photos.filter(({ state }) => isUnderWay(state)).length,
    add: (files: readonly File[]) => {
      setRefused([])
      for (const file of files) look(file, files.length > 1, () => add(file))
    },
    replace: (id: string, file: File) => {
      setRefused([])
      look(file, false, () => {
        labelPhotos.update(id, { original: file, file, cut: null })
        again(id)
      })
    },
    crop: {
      isFirst: isCropFirst,
      setFirst: setCropFirst,
      /** Whose turn it is. */
      photo: photos.find(({ id }) => id === cropping?.id) ?? null,
      open: openCrop,
      close: closeCrop,
      take: (id: string, file: File, cut: Cut) => {
        labelPhotos.update(id, { file, cut })
        again(id)
        setToCrop((ids) => ids.slice(1))
      },
    },
    again,
    stop,
    stopAll,
    move: (id: string, by: -1 | 1) => labelPhotos.put(moved(labelPhotos.get().photos, id, by)),
    remove: (id: string) => {
      const before = labelPhotos.get().photos
      const place = before.findIndex((photo) => photo.id === id)
      const removed = before[place]
      if (removed === undefined) return
      stopReading(id)
      labelPhotos.put(before.filter((photo) => photo !== removed))
      readWaiting()
      toast({
        title: messages.photos.removed,
        action: { label: messages.photos.undo, onClick: () => putBack(removed, place) },
      })
    },
    /** Its print is part of the list, whatever was thought of it. */
    takeText: ({ id, trouble }: { id: string; trouble: { read?: string | undefined } }) =>
      labelPhotos.update(id, {
        state: 'read',
        trouble: null,
        part: { id, text: trouble.read ?? '', isList: true },
      }),
    putTogetherAnew: () => {
      const held = labelPhotos.get()
      if (held.placed === null) return
      const { placed: next, put } = putTogether({ ...held.placed, isBehind: true }, partsOf(held.photos))
      labelPhotos.place(next)
      if (put) putPhotos(put.text, put.said)
    },
    clear: forgetLabelPhotos,
  }
}

export type LabelPhotosEdit = ReturnType<typeof useLabelPhotos>

type Refused = { name: string; problem: PhotoProblem }

let made = 0

function newPhoto(file: File, state: LabelPhoto['state']): LabelPhoto {
  made += 1
  return {
    id: `photo-${made}`,
    original: file,
    file,
    cut: null,
    state,
    trouble: null,
    part: null,
    doubts: [],
    isReadElsewhere: false,
  }
}

function isUnderWay(state: LabelPhoto['state']): boolean {
  return state === 'waiting' || state === 'reading'
}

function partsOf(photos: readonly LabelPhoto[]): readonly Part[] {
  return photos.flatMap(({ part }) => (part === null ? [] : [part]))
}

/** Print that is no list by itself is no trouble where it goes on with another photo's. */
function troubleOf({ id, trouble, part }: LabelPhoto, loose: readonly string[] = []) {
  const hasGoneOn = part?.id === id && !part.isList && !loose.includes(id)
  return trouble?.problem === 'no-list' && hasGoneOn ? null : trouble
}

function moved(photos: readonly LabelPhoto[], id: string, by: -1 | 1): LabelPhoto[] {
  const from = photos.findIndex((photo) => photo.id === id)
  const [one, other] = [photos[from], photos[from + by]]
  if (!one || !other) return [...photos]
  return photos.map((photo) => (photo === one ? other : photo === other ? one : photo))
}

/** Their dates tell nothing: some browsers give a file the moment at which it was chosen. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size
}
