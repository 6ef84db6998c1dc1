// The pages of the sample receipts: what fictional shops print, as HTML that make-samples.mjs photographs.
/** A till receipt: rows are text, or [left, right], with marks for how they are set. */
const rowOf = (row) => {
  if (row === '-') return '<div class="rule"></div>'
  if (typeof row === 'string') return `<div class="row">${row || '&nbsp;'}</div>`
  const [left, right, mark = ''] = row
  return `<div class="row ${mark}"><span>${left}</span><span>${right}</span></div>`
}

function till({ shop, address, rows, foot, font = 'DejaVu Sans Mono', width = 520 }) {
  const style = `
    .receipt { width: ${width}px; padding: 46px 40px 60px; font: 19px/1.42 '${font}', monospace; color: #2a2a2e; }
    .shop { font-size: 34px; font-weight: bold; letter-spacing: 1px; text-align: center; line-height: 1.2; }
    .address, .foot { text-align: center; white-space: pre-line; margin: 8px 0 18px; font-size: 17px; }
    .foot { margin: 22px 0 0; }
    .row { display: flex; justify-content: space-between; white-space: pre; }
    .total { font-size: 29px; font-weight: bold; line-height: 1.6; }
    .rule { border-top: 2px dashed #55555a; margin: 11px 0; }`
  return {
    style,
    body: `<div class="receipt"><div class="shop">${shop}</div><div class="address">${address}</div>
      ${rows.map(rowOf).join('')}<div class="foot">${foot}</div></div>`,
  }
}

/** Lays a receipt on a desk under a lamp, slightly askew, as a phone sees it. */
function photographed({ style, body }, { turn, desk, lamp, crease, paper = '#f4f1ea' }) {
  return `<!doctype html><meta charset="utf-8"><style>
    html, body { margin: 0; }
    body { width: 800px; height: 1120px; overflow: hidden; position: relative; background: ${desk};
      display: grid; place-items: center; perspective: 2200px; }
    .paper { transform: scale(1.1) rotate(${turn}deg) rotateX(3deg) skewX(${turn / 5}deg); position: relative; filter: blur(0.35px);
      background: linear-gradient(100deg, #0000 60%, #0001 100%), linear-gradient(${crease}deg, #0000 42%, #fff8 43%,
        #0000001c 43.6%, #0000 49%), ${paper};
      box-shadow: 0 1px 2px #0006, 14px 22px 40px #0007, -3px -2px 14px #0003;
      clip-path: polygon(${tornEdge()}); }
    .shade { filter: drop-shadow(10px 16px 18px #0008); }
    .lamp { position: absolute; inset: 0; pointer-events: none;
      background: radial-gradient(ellipse at ${lamp}, #fff3 0, #0000 38%, #0004 100%); }
    .grain { position: absolute; inset: 0; opacity: 0.1; mix-blend-mode: multiply; }
    .receipt { opacity: 0.9; } ${style}</style>
    <div class="shade"><div class="paper">${body}</div></div><div class="lamp"></div>
    <svg class="grain" width="800" height="1120"><filter id="g"><feTurbulence type="fractalNoise"
      baseFrequency="0.55" numOctaves="2" seed="${Math.round(turn * 10) + 50}"/><feColorMatrix type="saturate" values="0"/>
      </filter><rect width="800" height="1120" filter="url(#g)"/></svg>`
}

/** Straight sides; top and bottom in the small teeth of a cutter. */
function tornEdge() {
  const teeth = 52
  const xs = Array.from({ length: teeth + 1 }, (_, i) => (i * 100) / teeth)
  const top = xs.map((x, i) => `${x.toFixed(2)}% ${i % 2 ? 0 : 5}px`)
  const bottom = xs.map((x, i) => `${x.toFixed(2)}% calc(100% - ${i % 2 ? 0 : 5}px)`).reverse()
  return [...top, ...bottom].join(', ')
}

/** A flat, even scan: nearly white, a little grey at the lid's edge. */
function scanned({ style, body }) {
  return `<!doctype html><meta charset="utf-8"><style>
    html, body { margin: 0; } body { width: 620px; background: #fbfbf8; border-right: 7px solid #dededa; box-sizing: border-box;
      display: grid; place-items: center; padding: 30px 0; }
    .receipt { transform: rotate(0.35deg); } ${style}</style>${body}`
}

function letter(css, body) {
  return `<!doctype html><meta charset="utf-8"><style>
    html { font: 10.5pt/1.5 'Liberation Sans', Arial, sans-serif; color: #22262b; } body { margin: 0; } h1 { margin: 0; } p { margin: 0 0 2mm; }
    table { border-collapse: collapse; width: 100%; } td, th { padding: 2.2mm 0; text-align: left; vertical-align: top; }
    td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; } ${css}</style>${body}`
}

const fuel = till({
  shop: 'NORTHGATE FUELS',
  address:
    'Northgate Service Station\n212 Northgate Road, Wakefield WF1 3TS\nTel 01924 555 0146\nVAT No GB 555 0001 22',
  rows: [
    ['12/11/2026  08:14', 'Till 02'],
    ['Receipt 004417', 'Op: Dawn'],
    '-',
    ['PUMP 06', ''],
    'UNLEADED E10',
    ['  44.43 L @ 137.9 p/L', '61.27 A'],
    '-',
    ['TOTAL', '£61.27', 'total'],
    ['VISA CONTACTLESS', '61.27'],
    '',
    ['VAT   RATE      NET', 'VAT'],
    ['A    20.00%   51.06', '10.21'],
    '-',
    ['Card', '**** **** **** 4821'],
    ['Auth code', '073155'],
    ['AID', 'A0000000031010'],
  ],
  foot: 'APPROVED - THANK YOU\nPlease keep this receipt\nfor your records',
})

const cafe = till({
  shop: 'The Copper Kettle',
  address: '9 Market Place, Skipton BD23 1DU\nwww.copperkettle.example\nVAT reg. GB 555 0003 16',
  font: 'Liberation Mono',
  width: 470,
  rows: [
    ['Table 7', 'Covers 2'],
    ['Fri 13 Nov 2026', '12:52'],
    '-',
    ['2 Flat white', '7.20'],
    ['1 Cheese toastie', '6.40'],
    ['1 Toasted teacake', '2.20'],
    ['1 Lemon drizzle', '2.80'],
    '-',
    ['TOTAL', '£18.60', 'total'],
    ['Mastercard', '18.60'],
    '',
    ['Total includes VAT 20%', '3.10'],
    ['Net', '15.50'],
    '',
    ['Card ending', '7730'],
  ],
  foot: 'Service not included.\nThank you, see you soon!',
})

const stationery = till({
  shop: 'PENNINE STATIONERS',
  address:
    '31 Bridge Street, Hebden Bridge HX7 8EX\nTel. 01422 555 0199\nVAT Reg No: GB 555 0004 95',
  rows: [
    ['Date 16/11/26', 'Time 15:37'],
    ['Till 1', 'Trans 20931'],
    '-',
    ['A4 COPIER PAPER 500SH', '5.49'],
    ['GEL PEN BLACK 3PK', '4.49'],
    '-',
    ['2 ITEMS', ''],
    ['TOTAL TO PAY', '£9.98', 'total'],
    ['DEBIT CARD', '£9.98'],
    ['CHANGE', '£0.00'],
    '-',
    ['VAT @ 20.0%', '£1.66'],
    ['GOODS EX VAT', '£8.32'],
  ],
  foot: 'Returns within 28 days\nwith this receipt',
})

const hardware = till({
  shop: 'MARLOW HARDWARE',
  address:
    'Tools - Fixings - Paint\n84 High Street, Marlow SL7 1AH\n01628 555 0173\nVAT NO. GB 555 0002 07',
  font: 'Nimbus Mono PS',
  width: 540,
  rows: [
    ['18 NOV 2026 10:21', 'TILL 3 #58204'],
    '-',
    ['MASONRY DRILL BITS 5PC', '14.95'],
    ['WALL PLUGS 7MM', ''],
    ['   2 x 2.75', '5.50'],
    ['PICTURE HOOKS BRASS', '3.49'],
    '-',
    ['SUBTOTAL', '23.94'],
    ['TOTAL  GBP', '23.94', 'total'],
    ['VISA DEBIT SALE', '23.94'],
    '',
    ['INCL. VAT AT 20%', '3.99'],
    ['EXCL. VAT', '19.95'],
    '-',
    ['CARD', 'XXXXXXXXXXXX4821'],
    ['CONTACTLESS', 'AUTH 660912'],
  ],
  foot: 'CUSTOMER COPY\nNo refund without receipt\nEst. 1951',
})

const rail = letter(
  `@page { size: 148mm 210mm; margin: 14mm; } h1 { font-size: 17pt; color: #123a63; letter-spacing: -0.3pt; }
   .band { background: #123a63; color: #fff; padding: 4mm 5mm; margin: 5mm 0; border-radius: 2mm; font-size: 13pt; font-weight: 650; }
   .band small { display: block; font-size: 9pt; font-weight: 400; } td { border-bottom: 0.2mm solid #d6dbe0; }
   .total td { font-weight: 700; font-size: 13pt; border: 0; } footer { color: #68707a; font-size: 8pt; margin-top: 8mm; }`,
  `<h1>Harbour Rail</h1><p>E-ticket receipt</p>
   <div class="band">Bristol Temple Meads → London Paddington<small>and return, Standard Class, 1 adult</small></div>
   <table>
     <tr><td>Booking reference</td><td>HR7K2QPD</td></tr>
     <tr><td>Booked on</td><td>9 November 2026</td></tr>
     <tr><td>Outward</td><td>Wed 18 Nov 2026, 07:30</td></tr>
     <tr><td>Return</td><td>Wed 18 Nov 2026, 18:02</td></tr>
     <tr><td>Off-Peak Day Return</td><td>£81.80</td></tr>
     <tr><td>Seat reservations (2)</td><td>£2.50</td></tr>
     <tr><td>VAT (zero-rated, 0%)</td><td>£0.00</td></tr>
     <tr class="total"><td>Total paid</td><td>£84.30</td></tr>
   </table>
   <p>Paid by Visa ending 4821 on 9 November 2026.</p>
   <footer>Harbour Rail Ltd, 1 Harbourside, Bristol BS1 5DB. VAT registration GB 555 0005 73.<br>
     This is a receipt, not valid for travel.</footer>`,
)

const hosting = letter(
  `@page { size: A4; margin: 20mm; } h1 { font-size: 26pt; font-weight: 700; letter-spacing: -0.6pt; }
   header { display: flex; justify-content: space-between; margin-bottom: 14mm; } .brand { font-size: 15pt; font-weight: 700; color: #5a31c8; }
   .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 8mm 0 12mm; } .two b { display: block; color: #6b6f76; font-weight: 500; font-size: 9pt; }
   th { border-bottom: 0.4mm solid #22262b; font-size: 9pt; color: #6b6f76; font-weight: 500; } td { border-bottom: 0.2mm solid #dcdfe3; }
   .sums { width: 75mm; margin: 4mm 0 14mm auto; } .sums td { border: 0; padding: 1.2mm 0; } .due td { font-weight: 700; font-size: 13pt; border-top: 0.4mm solid #22262b; padding-top: 3mm; }
   footer { color: #6b6f76; font-size: 8.5pt; }`,
  `<header><div><div class="brand">brightwire</div>Brightwire Hosting Ltd</div>
     <div style="text-align:right">Unit 4, Signal Works<br>Sheffield S3 8DR<br>billing@brightwire.example</div></header>
   <h1>Invoice</h1>
   <div class="two">
     <div><p><b>Invoice number</b>BW-2026-11873</p><p><b>Invoice date</b>5 November 2026</p><p><b>Paid</b>5 November 2026, direct debit</p></div>
     <div><p><b>Billed to</b>Marlow Design Ltd<br>Studio 2, 18 Canal Street<br>Leeds LS11 5PY</p></div>
   </div>
   <table>
     <tr><th>Description</th><th>Amount</th></tr>
     <tr><td>Business hosting, 1 Nov to 30 Nov 2026</td><td>£18.00</td></tr>
     <tr><td>Off-site backup, 100 GB</td><td>£6.00</td></tr>
   </table>
   <table class="sums">
     <tr><td>Subtotal</td><td>£24.00</td></tr>
     <tr><td>VAT 20%</td><td>£4.80</td></tr>
     <tr class="due"><td>Total</td><td>£28.80</td></tr>
   </table>
   <footer>Company number 05550001. VAT number GB 555 0006 51. Nothing more to pay.</footer>`,
)

const oak =
  'repeating-linear-gradient(92deg, #0000 0 46px, #0000001a 47px 49px, #0000 50px 110px), linear-gradient(160deg, #a9825a, #7d5a39)'
const slate = 'linear-gradient(200deg, #59636b, #3a4248)'
const linen =
  'repeating-linear-gradient(0deg, #00000008 0 2px, #0000 2px 5px), linear-gradient(140deg, #c8bfae, #9d937f)'

export const pages = {
  'northgate-fuels.jpg': photographed(fuel, {
    turn: -1.8,
    desk: oak,
    lamp: '30% 22%',
    crease: 177,
  }),
  'copper-kettle.jpg': photographed(cafe, {
    turn: 2.4,
    desk: slate,
    lamp: '64% 30%',
    crease: 4,
    paper: '#f7f3e6',
  }),
  'pennine-stationers.png': scanned(stationery),
  'marlow-hardware.jpg': photographed(hardware, {
    turn: -0.9,
    desk: linen,
    lamp: '48% 70%',
    crease: 182,
    paper: '#f3f2ee',
  }),
  'harbour-rail.pdf': rail,
  'brightwire-hosting.pdf': hosting,
}
