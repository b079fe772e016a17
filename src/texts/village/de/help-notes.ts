import type { HelpNotes } from '../help-notes.ts'

export const DE: HelpNotes = {
  titles: { clock: 'Die Zeit', chronicle: 'Die Chronik', birth: 'Deine Familie', mass: 'Die Messe' },
  notes: {
    aim: [
      'Wer am besten in Erinnerung bleibt, gewinnt: mit den meisten Punkten.',
      'Burgen, Kirche und Ratsstube bringen Punkte.',
      'Kunden und Münzen auch.',
      'Ebenso deine Toten in der Chronik. Ist sie voll oder der Friedhof, endet das Spiel.',
    ],
    turn: [
      'Nimm einen Stein von einem Aktionsfeld. Du behältst ihn und zahlst später damit.',
      'Dann darfst du dessen Aktion einmal nutzen.',
      'Einen Peststein behältst du nicht. Er kostet so viel Zeit.',
      'Der Brunnen: Für so viele Steine einer Farbe bekommst du jede Aktion ohne Stein.',
    ],
    time: [
      'Die Zahl sagt, wie viel Zeit bis zum Federkiel bleibt.',
      'Zahlst du Zeit, rückt dein Marker auf den Wolken vor.',
      'Überschreitet er den Federkiel, stirbt jemand, und der Weg beginnt von vorn.',
      'Es trifft eine deiner niedrigsten sichtbaren Zahlen. Du wählst, welche.',
    ],
    farm: [
      'Eine Getreideernte bringt immer so viel.',
      'Mit Pferd und Pflug bringt sie mehr.',
      'Mit Ochse und Pflug bringt sie am meisten.',
      'So viel passt auf den Hof. Was nicht hineinpasst, verfällt.',
    ],
    crafts: [
      'Hier entsteht dieses Gut.',
      'Bilde ein Familienmitglied gegen Zeit aus. Es bleibt im Gebäude.',
      'Danach stellst du hier Güter gegen Zeit her.',
      'Du kannst auch mit diesen Steinen bezahlen, dann brauchst du dort niemanden.',
    ],
    market: [
      'Bedienen kannst du nur Kunden an den Ständen.',
      'Das will ein Kunde. Du gibst es in den Vorrat.',
      'Diese Punkte bekommst du am Ende.',
      'Rufst du den Tag aus, kostet dein erster Kunde keinen Aufpreis. Jeder andere Verkauf kostet dies zusätzlich.',
    ],
    council: [
      'Ein Familienmitglied geht vom Hof hinein, oder eines dort steigt um eine Stufe.',
      'So viel Zeit kostet eine Stufe.',
      'Dann darfst du ein Privileg dieser oder einer tieferen Stufe nutzen.',
      'Am Ende bringt jedes Familienmitglied die Punkte seiner Stufe.',
    ],
    travel: [
      'Ein Familienmitglied reist von Burg zu Burg.',
      'Jeder Weg kostet einen Planwagen, Zeit und diese Steine.',
      'Bei einer neuen Burg steckst du eine Fahne und nimmst die Belohnung.',
      'Je mehr Burgen du besucht hast, desto mehr sind sie wert.',
    ],
    church: [
      'Ein Familienmitglied geht vom Hof in den Beutel, für einen Stein oder für Zeit.',
      'Dort sind auch Mönche. Bei der Messe kommen so viele Figuren heraus.',
      'Wer herauskommt, geht in die Kirche und darf für Getreide aufsteigen.',
      'Jede Stufe bringt am Ende diese Punkte.',
    ],
    inn: [
      'Ein Besuch kostet Zeit und ein Familienmitglied, das im Wirtshaus bleibt.',
      'Dann darfst du die oberste Person eines Stapels erwerben, für Bier oder eine Münze.',
      'Volles Tintenfass: einmal gespielt, im eigenen Zug.',
      'Leeres Tintenfass: zählt am Ende.',
    ],
    port: [
      'Dein Schiff fährt von Insel zu Insel. Ein Familienmitglied darf an Bord sein.',
      'Der Kapitän verlangt diese Steine für so viele Schritte.',
      'Drei verschiedene Teile haben Platz.',
      'Inseln kaufen Güter, haben Kakao, Tee und Schatzkisten, und auf manchen steht ein Leuchtturm.',
    ],
    marriage: [
      'Ein Familienmitglied geht auf einen Rang und nimmt dessen Bonus.',
      'Nach der Messe wird gewürfelt, und die höchsten Ränge heiraten.',
      'Paare bekommen Geschenke und bei der nächsten Hochzeit ein Kind.',
      'Brot macht jemanden eine Generation jünger. Ein Werkzeug verdoppelt ein Handwerk.',
    ],
    solo: [
      'Nimmst du einen Stein, nimmt Conny einen der gleichen Farbe.',
      'Er kommt in das nächste Fach ihres Rings.',
      'Zwischen den Fächern liegen Schicksalsplättchen: Bei einem Federkiel stirbt jemand bei ihr.',
      'Sie füllt Kirche und Chronik. Nur deine Punkte zählen.',
    ],
    end: [
      'Burgen, Kirche und Ratsstube.',
      'Kunden wie aufgedruckt, und jede Münze.',
      'Familienmitglieder in der Chronik: je mehr, desto besser.',
      'Bei Gleichstand zählt Getreide, dann wer noch lebt.',
    ],
    clock: [
      'Eine Zahl auf einer Wolke ist Zeit, die du zahlst.',
      'Um so viele Wolken rückt dein Marker vor.',
      'Dunkle Wolken liegen hinter dir. Sie kommen nicht zurück.',
      'Am Ende des Weges wartet der Federkiel und mit ihm der Tod.',
    ],
    chronicle: [
      'Das Band zeigt, wohin käme, wer als Nächstes stirbt.',
      'Jede Berufsgruppe hat ein paar Plätze in der Chronik.',
      'Mit mehr Familienmitgliedern in der Chronik bekommst du mehr Punkte.',
      'Ist die Gruppe voll, bleibt nur der Friedhof. Der bringt nichts.',
    ],
    birth: [
      'Die Aktion bringt dein nächstes Kind auf den Hof.',
      'Die Zahl ist die Generation. Niedrige Zahlen sterben zuerst.',
      'Oder du holst ein Familienmitglied heim.',
    ],
    mass: [
      'Auf den letzten Stein einer Runde folgt eine Messe.',
      'Eine Münze holt dein Familienmitglied sicher aus dem Beutel.',
      'Dann wird gezogen: Mönche und Familienmitglieder.',
      'Für Getreide steigen sie auf. Die Mehrheit in der Kirche bringt Punkte.',
    ],
  },
}
