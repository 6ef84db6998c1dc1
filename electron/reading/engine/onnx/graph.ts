/** A model file as a graph that can be changed: its operations, and the constants among them (onnx.proto, version 3). */
import {
  bytesField,
  type Field,
  fieldsOf,
  floatField,
  joined,
  numbersOf,
  textField,
  wholeField,
} from './wire'

export interface Operation {
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  /** Encoded. */
  attributes: readonly Uint8Array[]
}

export interface Constant {
  dims: readonly number[]
  values: Float32Array
}

export interface Graph {
  /** Each after those whose outputs it takes. */
  operations: readonly Operation[]
  constants: ReadonlyMap<string, Constant>
}

const inModel = { graph: 7 }
const inGraph = { node: 1 }
const inNode = { input: 1, output: 2, op: 4, attribute: 5 }
const inAttribute = { name: 1, float: 2, whole: 3, tensor: 5, wholes: 8, type: 20 }
const attributeTypes = { float: 1, whole: 2, tensor: 4, wholes: 7 }
const inTensor = { dims: 1, type: 2, floats: 4, raw: 9 }
const floatType = 1
const wholeType = 7

export function parseModel(bytes: Uint8Array): Graph {
  const operations = [...fieldsOf(bytes)]
    .filter(({ number }) => number === inModel.graph)
    .flatMap((graph) => [...fieldsOf(bytes, graph.from, graph.to)])
    .filter(({ number }) => number === inGraph.node)
    .map((node) => operationIn(bytes, node))
  const constants = operations.flatMap((operation) => {
    const constant = constantOf(operation)
    return constant ? [[operation.outputs[0] ?? '', constant] as const] : []
  })
  return { operations, constants: new Map(constants) }
}

function operationIn(bytes: Uint8Array, node: Field): Operation {
  const fields = [...fieldsOf(bytes, node.from, node.to)]
  const contents = (wanted: number) =>
    fields.filter(({ number }) => number === wanted).map(({ from, to }) => bytes.subarray(from, to))
  const texts = (wanted: number) =>
    contents(wanted).map((content) => new TextDecoder().decode(content))
  return {
    op: texts(inNode.op)[0] ?? '',
    inputs: texts(inNode.input),
    outputs: texts(inNode.output),
    attributes: contents(inNode.attribute),
  }
}

function constantOf({ op, attributes: [attribute] }: Operation): Constant | undefined {
  if (op !== 'Constant' || !attribute) return undefined
  const tensor = [...fieldsOf(attribute)].find(({ number }) => number === inAttribute.tensor)
  return tensor && floatsIn(attribute.subarray(tensor.from, tensor.to))
}

function floatsIn(tensor: Uint8Array): Constant | undefined {
  const fields = [...fieldsOf(tensor)]
  const isFloat = fields.some(
    ({ number, value }) => number === inTensor.type && value === floatType,
  )
  const content = fields.find(({ number }) => number === inTensor.raw || number === inTensor.floats)
  if (!isFloat || !content) return undefined
  const dims = fields
    .filter(({ number }) => number === inTensor.dims)
    .flatMap((field) => numbersOf(tensor, field))
  return { dims, values: new Float32Array(tensor.slice(content.from, content.to).buffer) }
}

/** The model file with other operations. */
export function writeModel(bytes: Uint8Array, operations: readonly Operation[]): Uint8Array {
  const encoded = operations.map((operation) =>
    bytesField(inGraph.node, encodedOperation(operation)),
  )
  const parts = [...fieldsOf(bytes)].map((field) => {
    if (field.number !== inModel.graph) return bytes.subarray(field.start, field.to)
    const others = [...fieldsOf(bytes, field.from, field.to)]
      .filter(({ number }) => number !== inGraph.node)
      .map(({ start, to }) => bytes.subarray(start, to))
    return bytesField(inModel.graph, joined([...encoded, ...others]))
  })
  return joined(parts)
}

function encodedOperation({ op, inputs, outputs, attributes }: Operation): Uint8Array {
  return joined([
    ...inputs.map((input) => textField(inNode.input, input)),
    ...outputs.map((output) => textField(inNode.output, output)),
    textField(inNode.op, op),
    ...attributes.map((attribute) => bytesField(inNode.attribute, attribute)),
  ])
}

export function floatAttribute(name: string, value: number): Uint8Array {
  const { float } = attributeTypes
  return attribute(name, float, [floatField(inAttribute.float, value)])
}

export function wholeAttribute(name: string, value: number): Uint8Array {
  return attribute(name, attributeTypes.whole, [wholeField(inAttribute.whole, value)])
}

export function wholesAttribute(name: string, values: readonly number[]): Uint8Array {
  const fields = values.map((value) => wholeField(inAttribute.wholes, value))
  return attribute(name, attributeTypes.wholes, fields)
}

function attribute(name: string, type: number, content: readonly Uint8Array[]): Uint8Array {
  return joined([textField(inAttribute.name, name), ...content, wholeField(inAttribute.type, type)])
}

export function constantOperation(name: string, { dims, values }: Constant): Operation {
  return tensorOperation(name, { dims, values, type: floatType })
}

/** A list of whole numbers, of 64 bits each. */
export function wholesConstant(name: string, numbers: readonly number[]): Operation {
  const values = BigInt64Array.from(numbers, (number) => BigInt(number))
  return tensorOperation(name, { dims: [numbers.length], values, type: wholeType })
}

function tensorOperation(
  name: string,
  { dims, values, type }: { dims: readonly number[]; values: ArrayBufferView; type: number },
): Operation {
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  const tensor = joined([
    ...dims.map((size) => wholeField(inTensor.dims, size)),
    wholeField(inTensor.type, type),
    bytesField(inTensor.raw, raw),
  ])
  const value = attribute('value', attributeTypes.tensor, [bytesField(inAttribute.tensor, tensor)])
  return { op: 'Constant', inputs: [], outputs: [name], attributes: [value] }
}
