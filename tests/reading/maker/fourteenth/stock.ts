/** What is sold on the papers of the fourteenth set whose goods change, by the name of their layout. */
import { wares, type Ware } from '../eighth/kit'

/** As `wares` has them; names in braces are rates that change with the paper. */
const goods: Readonly<Record<string, string>> = {
  'sold-by':
    'Label printer rolls, 10 pack;12;24;20|USB-C dock, 11 ports;39;85;20|Desk lamp, dimmable;24;49;20|Barista handbook, hardback;14;28;0',
  'copia-cortesia':
    'Guanti nitrile cf 100;6;12;22|Detergente 5L;9;19;22|Carta asciugamani;18;32;22|Acqua 6x1,5L;2;3;22',
  'doklad-ekasa':
    'Skrutky 4x40;2;5;{standard}|Lepidlo;4;9;{standard}|Vŕtačka;39;89;{standard}|Predlžovák 5m;9;19;{standard}',
  'bon-fiscal':
    'ULEI MOTOR 5W30;89;159;{standard}|LICHID PARBRIZ;12;24;{standard}|BEC H7;15;35;{standard}|ODORIZANT;9;18;{standard}',
  konoba:
    'Crni rižot;14;19;13|Blitva;4;6;13|Brancin 1 kg;48;62;13|Malvazija 0,5;9;13;25|Mineralna;2.5;3.8;25|Espresso;1.6;2.4;13',
  'bon-dve-valuti':
    'БАНИЦА;1.2;2.1;20|КАФЕ;1;1.8;20|ТОНЕР;19;39;20|ХАРТИЯ А4;4;7;20|БАТЕРИИ;3;6;20',
  fietsenmaker:
    'Binnenband 28;7;12;21|Ketting KMC;19;34;21|Remblokken set;9;16;21|Achterlicht;12;24;21',
  kiosken:
    'Pølse i brød;39;55;15|Kaffe stor;42;54;15|Boller 3 for 2;49;69;15|Lader USB-C;149;299;25|VG avis;45;59;0|Paraply;129;199;25',
  'paragon-nip':
    'FARBA BIAŁA 10L;89;149;23|TAŚMA MALARSKA;8;14;23|CHLEB ŻYTNI;5;8;5|WODA 1,5L;2;4;23|RĘKAWICE ROB.;6;12;23|KSIĄŻKA;29;49;5',
  'hospoda-uctenka':
    'Svíčková;169;229;12|Plzeň 0,5;49;65;21|Kofola 0,3;32;45;12|Utopenec;69;95;12|Káva;45;69;12|Rum tuzemák;45;59;21',
  'club-store':
    'ORG BANANAS;1;3;0|KS PAPER TOWEL;17;24;7|ROTISSERIE;4;6;0|COPY PAPER 8CT;38;52;7|AAA BATTERY 40;16;22;7|2% MILK 2PK;5;8;0|TRASH BAG 33G;19;27;7',
  'bottle-deposit':
    'PINOT NOIR OKANAGAN 750;16;32|IPA 6X355;13;18|GIN LONDON DRY 750;26;41|CIDER DRY 4X473;12;17|RIESLING 750;14;23',
  depanneur:
    'CAFÉ FILTRE 16OZ;2;3.4|SANDWICH JAMBON;6;9|SAC DE GLACE;3;5|PILES AA;7;13|LAVE-GLACE;4;8',
  zuzahlung:
    'Nasenspray 10ml;4;7;19|Ibu 400 20 St.;3;6;19|Sonnenmilch LSF50;13;21;19|Pflaster 5m;3;5;19',
  'imbiss-haus':
    'Döner Teller;10;14;{food}|Falafel Dürüm;7;9;{food}|Pommes gr.;3.5;5;{food}|Ayran 0,3;2;2.8;19|Cola 0,5;2.8;3.6;19',
  wuerstelstand:
    'Käsekrainer;5.2;6.8;10|Bosna;5.5;6.9;10|Semmel;0.9;1.4;10|Bier Dose 0,5;3.8;4.9;20|Senf extra;0.5;0.8;10',
  talstation:
    'Erwachsene Berg+Tal;32;68;8.1|Kinder Berg+Tal;16;34;8.1|Halbtax Bergfahrt;14;29;8.1|Schlittenmiete;12;18;8.1|Velo;8;12;8.1',
  'pub-round':
    'Pt Best Bitter;4.6;5.9;20|Pt Cider;4.9;6.2;20|Glass Rioja 175;6.5;8.5;20|Ham Egg & Chips;12;16;20|Fish Finger Bap;9;12.5;20|Dry Roasted;1.5;2.2;20|Lime & Soda;1;2;20',
  'cash-carry':
    'COLA CAN GB;8;12;20|CHOPPED TOMATOES;6;11;0|WASHING UP LIQ;9;14;20|CRISPS R/S;10;14;20|UHT SEMI SKIM;8;11;0|BLUE ROLL 2PLY;11;16;20|RICE BASMATI;17;26;0',
  'coop-docket':
    'Calf nuts 25kg;11;15;0|Fencing staples 5kg;12;19;23|Wellingtons;28;52;0|Barbed wire 200m;42;68;23|Sheep marker;6;10;23',
  'note-brasserie':
    'Plat du jour;14.5;18.9;10|Entrecôte frites;22;29;10|Crème brûlée;7.5;9.5;10|Pichet Côtes 50cl;11;15;20|Café gourmand;7.9;9.9;10|Kir;5.2;7;20|Badoit 1L;5.5;6.9;10',
  pressing:
    'Chemise pliée;2.9;4.5;20|Pantalon;6.5;8.9;20|Manteau laine;14;21;20|Nappe;9;16;20|Costume 2 pces;15;19;20',
  frituur:
    'Grote friet;3.6;4.8;12|Stoofvleessaus;4.5;6.5;12|Bicky burger;4.2;5.6;12|Mayonaise;0.9;1.4;12|Pils 33cl;2.2;3;21|Cola blik;2.1;2.7;21',
  pastelaria:
    'Bica;0.8;1.2;13|Pastel de nata;1.2;1.6;13|Tosta mista;3.2;4.8;13|Água 33cl;1;1.5;6|Imperial;1.5;2.4;23|Sumo laranja;2.4;3.6;13',
  'documento-commerciale':
    'CARTA A4 5 RISME;18;27;22|TONER COMP.;24;49;22|QUADERNO;1.5;3.5;22|LIBRO SCOLAST.;9;22;4|PENNE BLU X10;3;7;22',
}

/** Those of a layout. @param rates in percent, for the names in braces */
export const stockOf = (layout: string, rates: Readonly<Record<string, number>>): Ware[] =>
  wares((goods[layout] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(rates[name])))
