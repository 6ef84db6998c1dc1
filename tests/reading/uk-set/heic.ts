/** Gives a HEIC the turn that phones write into it, which heif-enc leaves out (ISO/IEC 23008-12, 6.5.10). */

interface Place {
  at: number
  end: number
}

/** The boxes between two places, by their types. */
function boxesWithin(file: Buffer, from: number, to: number): Map<string, Place[]> {
  const boxes = new Map<string, Place[]>()
  for (let at = from; at < to; at += file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    const place = { at, end: at + file.readUInt32BE(at) }
    boxes.set(type, [...(boxes.get(type) ?? []), place])
  }
  return boxes
}

function only(boxes: Map<string, Place[]>, type: string): Place {
  const [box] = boxes.get(type) ?? []
  if (!box) throw new Error(`No ${type} box`)
  return box
}

/** Moves what `iloc` (version 1, all sizes 4) places from the start of the file (ISO/IEC 14496-12, 8.11.3). */
function moveItems(file: Buffer, iloc: Place, by: number): void {
  for (let at = iloc.at + 16; at < iloc.end; at += 12 + file.readUInt16BE(at + 10) * 8)
    if (file.readUInt16BE(at + 2) === 0) file.writeUInt32BE(file.readUInt32BE(at + 6) + by, at + 6)
}

/** Where the associations of an item end within `ipma`, and where their number stands. */
function associationsOf(file: Buffer, ipma: Place, item: number): { count: number; end: number } {
  for (let at = ipma.at + 16; at < ipma.end; at += 3 + file[at + 2]!)
    if (file.readUInt16BE(at) === item) return { count: at + 2, end: at + 3 + file[at + 2]! }
  throw new Error(`Item ${item} has no properties`)
}

/** The file with its main picture shown a quarter turn clockwise from how it is stored. */
export function turnedHeic(original: Buffer): Buffer {
  const file = Buffer.from(original)
  const meta = only(boxesWithin(file, 0, file.length), 'meta')
  const within = boxesWithin(file, meta.at + 12, meta.end)
  const iprp = only(within, 'iprp')
  const properties = boxesWithin(file, iprp.at + 8, iprp.end)
  const ipco = only(properties, 'ipco')
  const ipma = only(properties, 'ipma')
  const all = [...boxesWithin(file, ipco.at + 8, ipco.end).values()].flat()
  const own = associationsOf(file, ipma, file.readUInt16BE(only(within, 'pitm').at + 12))
  // Three quarter turns against the clock.
  const irot = Buffer.from([0, 0, 0, 9, 0x69, 0x72, 0x6f, 0x74, 3])
  const association = Buffer.from([0x80 | (all.length + 1)])
  const grow = ({ at }: Place, by: number) => file.writeUInt32BE(file.readUInt32BE(at) + by, at)
  moveItems(file, only(within, 'iloc'), 10)
  grow(meta, 10)
  grow(iprp, 10)
  grow(ipco, 9)
  grow(ipma, 1)
  file[own.count]! += 1
  return Buffer.concat([
    file.subarray(0, ipco.end),
    irot,
    file.subarray(ipco.end, own.end),
    association,
    file.subarray(own.end),
  ])
}
