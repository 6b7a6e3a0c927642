import type { Words } from './words.ts';

/** The report in Spanish. */
export const spanish: Words = {
  title: 'Auditoría de accesibilidad',
  skip: 'Ir al informe',
  contents: 'Contenido',
  otherLanguage: 'English',
  lead: {
    clean:
      'No falló nada. Todavía no es un aprobado: [met] de [bar] criterios tienen toda la evidencia que exigen.',
    failed:
      'Fallas: [failures]. Sin decidir: [doubts]. [met] de [bar] criterios tienen toda la evidencia que exigen.',
  },
  leadBar:
    'El nivel exigido es WCAG 2.2, A y AA, en cada página y en los dos idiomas. Un criterio se da por cumplido solo cuando un motor, una comprobación programada y una revisión con fecha, según lo que exija, lo confirman en todas las páginas. El silencio no es un aprobado.',
  facts: {
    site: 'Sitio',
    commit: 'Commit',
    day: 'Fecha',
    form: 'Alcance',
    browser: 'Navegador',
    engines: 'Motores',
  },
  forms: { full: 'Todo el sitio', short: 'Forma breve', page: 'Parte del sitio' },
  figures: {
    failures: 'fallas',
    doubts: 'dudas',
    met: 'criterios cumplidos',
    cells: 'celdas ejecutadas',
    of: '[count] de [all]',
  },
  outcomes: {
    passed: 'Cumple',
    failed: 'Falla',
    cantTell: 'Sin decidir',
    inapplicable: 'No aplica',
    untested: 'Sin probar',
  },
  evidenceKinds: { automatic: 'motor', scripted: 'comprobación programada', review: 'revisión con fecha' },
  schemes: {
    light: 'claro',
    dark: 'oscuro',
    'forced-light': 'colores forzados, claro',
    'forced-dark': 'colores forzados, oscuro',
  },
  modes: {
    default: 'tal cual',
    'reduced-motion': 'movimiento reducido',
    'text-spacing': 'texto espaciado',
    'text-200': 'texto al 200 %',
    'no-script': 'sin JavaScript',
    print: 'impresión',
  },
  evidence: {
    screenshot: 'Captura de pantalla',
    'tab-stops': 'Paradas del tabulador, numeradas',
    'accessibility-tree': 'Árbol de accesibilidad',
    'simulated-screen-reader': 'Transcripción simulada (virtual-screen-reader)',
    'keyboard-walk': 'Recorrido con el teclado',
    captions: 'Subtítulos',
    'pdf-tags': 'Etiquetas de un PDF',
    crop: 'Imagen de un lugar',
  },
  languages: { eng: 'inglés', es: 'español' },
  chapters: {
    criteria: 'Por criterio',
    findings: 'Hallazgos',
    pages: 'Por página',
    states: 'Por estado',
    unchecked: 'Lo que no se comprobó',
    limits: 'Límites conocidos',
    reviews: 'Revisiones',
    exclusions: 'Exclusiones',
    difference: 'Desde el último informe',
    spoken: 'Oído con un lector de pantalla',
    score: '¿Qué tan bueno es el comprobador?',
    evidence: 'Evidencia',
    files: 'Archivos',
    reproduce: 'Repetir la auditoría',
  },
  intro: {
    criteria:
      'Una sola falla, en cualquier página, hace fallar el criterio. Lo que aún no tiene evidencia queda sin decidir, y la última columna dice qué falta.',
    pages:
      'Una página sin hallazgos queda sin decidir, no cumple por eso: se decide criterio por criterio, en el capítulo anterior.',
    states: 'Un estado es una página después de hacer algo: abrir un menú, enviar un formulario vacío.',
    findings:
      'Cada falla o duda una sola vez, con todas las celdas en que apareció. Las dudas sobre lugares iguales de una página cuentan como una sola, y se indica cada lugar. Los mensajes están en inglés, tal como los da el motor.',
    unchecked: 'Lo que este informe no sabe.',
    limits:
      'Dónde el sitio respeta un texto dado o un contrato, y qué hace para que aun así cualquiera pueda usarlo.',
    evidence:
      'Las transcripciones de las páginas son simuladas y lo dicen. Lo que dijo un lector de pantalla real está en su propio capítulo, “Oído con un lector de pantalla”.',
    files:
      'Los mismos resultados para otras herramientas. Las rutas son relativas a esta carpeta; manifest.json trae el hash de cada archivo.',
  },
  principles: ['Perceptible', 'Operable', 'Comprensible', 'Robusto'],
  moreCriteria: 'Nivel AAA, más allá de lo exigido',
  columns: {
    criterion: 'Criterio',
    level: 'Nivel',
    outcome: 'Resultado',
    rules: 'Reglas con hallazgos',
    missing: 'Evidencia que falta',
    page: 'Página',
    state: 'Estado',
    run: 'Celdas ejecutadas',
    skipped: 'Omitidas',
    failures: 'Fallas',
    doubts: 'Dudas',
    excluded: 'Excluidos',
    rule: 'Regla',
    place: 'Lugar',
    owner: 'Responsable',
    reason: 'Motivo',
    until: 'Hasta',
    file: 'Archivo',
    for: 'Para',
    inspector: 'Inspector',
    caught: 'Encontró por sí solo',
    alarms: 'Falsas alarmas',
    planted: 'Puestos',
    found: 'Encontrados',
    by: 'Quién',
    day: 'Fecha',
    method: 'Método',
  },
  finding: {
    places: '[count] lugares',
    onePlace: '1 lugar',
    moreDoubts: '[count] más sin decidir, una línea para cada uno; todo sobre cada uno está en results.csv',
    selector: 'Selector',
    wholePage: 'toda la página',
    markup: 'HTML',
    seenIn: 'Visto en',
    more: 'y [count] celdas más, todas en results.json',
    since: 'Visto por primera vez',
    fix: 'Cómo corregirlo',
    help: 'Lo que dice [engine] sobre [rule]',
    picture: 'Imagen del lugar: [selector]',
    criteria: 'Criterios',
    goodPractice: 'buena práctica, ningún criterio',
    excluded: 'No se cuenta hasta el [until]. [owner]: [reason]',
    defaultState: 'tal como abre',
    none: 'No se encontró nada. Vea lo que no se comprobó.',
  },
  unchecked: {
    untested: 'Criterios que nada examinó',
    undecided: 'Criterios que solo una persona puede juzgar, aún sin revisión',
    skipped: 'Celdas previstas que no se ejecutaron',
    noneSkipped: 'Se ejecutaron todas las celdas previstas.',
    never: [
      'Tecnologías de asistencia distintas de la que nombra el capítulo “Oído con un lector de pantalla”. Las demás transcripciones salen de una simulación y del árbol de accesibilidad; NVDA, JAWS, VoiceOver y TalkBack pueden comportarse de otra manera.',
      'Las comprobaciones se hicieron en un solo navegador, el que se nombra arriba, y el lector de pantalla leyó en el que nombra su capítulo. No se usaron Safari ni navegadores móviles.',
      'Ninguna persona con discapacidad participó en esta auditoría.',
      'Si los textos se entienden bien, si una descripción dice lo suficiente y si una secuencia tiene sentido son preguntas para una revisión; aquí ningún programa las responde.',
      'Las páginas ajenas a las que el sitio enlaza.',
    ],
  },
  limits: [
    {
      criteria: '1.3.3, 1.3.4, 1.4.1, 1.4.3, 2.4.7, 2.4.11',
      text: 'Aquí no figuran las dudas de los motores que una comprobación propia, o una regla sobre el código, resolvió en la misma página: el contraste, por los píxeles detrás del texto; el foco, con el tabulador y midiéndolo; el giro, girando la pantalla. Lo que un motor pide confirmar a quien lee (el color por sí solo, palabras como «derecha») lo responde la revisión de ese criterio en esa página, hecha por quien nombra el capítulo de revisiones. Todas figuran en results.json tal como llegaron.',
    },
    {
      criteria: '2.4.2',
      text: 'Los títulos de las páginas de inicio y del mapa del sitio son solo la marca, por contrato. El encabezado y la ruta de navegación dicen de qué trata la página.',
    },
    {
      criteria: '3.3.1',
      text: 'Un botón que todavía no puede enviar lleva aria-disabled, no disabled: recibe el foco y, al pulsarlo, muestra qué falta.',
    },
    {
      criteria: '3.1.2',
      text: 'Si el propietario activa la verificación humana de otra empresa, esta habla inglés en las páginas en español. Su marco está señalado como inglés y las instrucciones de al lado están en español.',
    },
    {
      criteria: '3.3.3',
      text: 'El mensaje para un teléfono demasiado largo habla de 250 caracteres, por contrato; el límite es 15. La indicación junto al campo lo dice desde el principio. Los correos se aceptan solo en minúsculas, y la indicación también lo dice.',
    },
    {
      criteria: '4.1.3',
      text: 'El formulario dice «enviado» antes de que el servidor responda, por contrato. El texto explica qué hacer si nadie contesta.',
    },
    {
      criteria: '2.4.2',
      text: 'Dos títulos van sin acentos, por contrato; una voz puede pronunciarlos mal. Los encabezados y la navegación están bien escritos.',
    },
    {
      criteria: '1.1.1',
      text: 'La dirección de correo se oculta a los recolectores y necesita JavaScript. Sin él, en su lugar hay un enlace a la página de contacto.',
    },
  ],
  score: {
    sentence:
      'De [faults] defectos puestos a propósito en páginas se encontraron [caught]; de [faults] páginas de control, [silentControls] quedaron en silencio.',
    method:
      'Los defectos los escribió quien escribió las comprobaciones; un conjunto de alguien que no las conoce puede ser más difícil de encontrar. Cada defecto está en una página que, por lo demás, está bien; su página de control es la misma sin él. Los motores y las comprobaciones examinaron cada página de control en las mismas condiciones en que examinan páginas; seis comprobaciones de lo que una página hace por sí sola pasaron por alto las páginas de control sin código, animaciones ni película. Los defectos y las páginas de control están en packages/audit/seeded; npm run score -w @site/audit repite la prueba. Última vez: [day].',
    outside:
      'De [faults] defectos de autores que solo tenían delante los criterios de conformidad, y no conocían ni las comprobaciones ni nuestros propios defectos, se encontraron [caught]; de otras tantas páginas de control, [silentControls] quedaron en silencio. Se examinaron como páginas ajenas, en una sola ventana común y oprimiendo todos los botones: lo que solo se ve en un teléfono, con texto más grande o con más espacio no tuvo oportunidad. Última vez: [day].',
    outsideAgain:
      'Después de cambiar las comprobaciones a la vista de estos defectos, se encuentran [caught] de [faults], y [silentControls] páginas de control quedan en silencio. Para entonces los defectos ya se conocían: la cifra dice hasta dónde se enseñó a las comprobaciones, no lo bien que encuentran lo que nunca han visto. Última vez: [day].',
    outsideSecond:
      'Un segundo conjunto vino de otros dos autores cuando las comprobaciones ya estaban así: de [faults] defectos que ni las comprobaciones ni sus autores habían visto se encontraron [caught]; de otras tantas páginas de control, [silentControls] quedaron en silencio. De todas estas cifras es la que mejor dice qué encuentran las comprobaciones en otros sitios. Última vez: [day].',
    outsideMissed: 'Defectos suyos que nadie encuentra',
    missed: 'Defectos que nadie encontró',
    alarms: 'Falsas alarmas en páginas de control',
    byCriterion: 'Defectos puestos, por criterio',
    goodPractice: 'buena práctica, ningún criterio',
    none: 'El comprobador no se puso a prueba con este informe.',
  },
  spoken: {
    sentence:
      'En [right] de [all] tareas se dijo todo como debe ser. Se leyó el [day] con Orca [orca] y Firefox [firefox] en [platform].',
    method:
      'Cada tarea se hace con teclas de verdad desde una página recién abierta. Aquí está, palabra por palabra, lo que se envió a la voz; los nombres de funciones y estados están en inglés, como Orca. Las tareas y lo que cada una debe decir están en packages/audit/spoken; npm run spoken -w @site/audit las repite.',
    notRun:
      'No se hizo con esta auditoría: donde se hizo falta [missing]. Lo que sigue es el último registro.',
    none: 'Ningún lector de pantalla ha leído el sitio para este informe.',
    right: 'dicho como debe ser',
    wrong: 'no dicho como debe ser',
    silent: 'No se dijo nada.',
    faults: 'Qué estuvo mal',
    words: 'Qué se dijo',
    task: 'Tarea',
  },
  difference: {
    first: 'No hay un informe anterior con que comparar.',
    since: 'Comparado con el commit [commit] del [day].',
    appeared: 'Nuevos',
    gone: 'Desaparecidos',
    stayed: 'Siguen ahí',
    none: 'ninguno',
  },
  changes: {
    own: 'Los cambios, en una página aparte, con lo que ahora se dice de otro modo',
    whole: 'El informe completo',
    spokenNone:
      'Ningún lector de pantalla leyó el sitio con esta auditoría, o ninguno lo había leído antes, así que no hay nada que comparar.',
    spokenSince: 'Comparado con lo que Orca [orca] dijo en Firefox [firefox] el [day].',
    spokenSame: 'Se dice lo mismo que antes.',
  },
  noExclusions: 'No se excluye nada.',
  reviews: {
    none: 'Ninguna revisión vale para estas páginas, así que ningún criterio se puede dar por cumplido.',
    spoke: 'con [spoke]',
    changed:
      'El texto de estas páginas cambió desde que se revisaron. Sus revisiones no cuentan hasta que alguien las lea de nuevo:',
  },
  reproduce: 'En el commit [commit], después de npm ci y npm run build:',
  files: {
    'changes.es.html': 'qué cambió desde el último informe, con lo que ahora se dice de otro modo',
    'results.json': 'todo, con un esquema publicado (results.schema.json)',
    'earl.jsonld': 'EARL, el lenguaje del W3C para resultados de pruebas',
    'wcag-em-evaluation.json': 'WCAG-EM Report Tool del W3C, «Open report»',
    'wcag-em-import.json': 'la misma herramienta, «Add data from other tests»',
    'openacr.yaml': 'compradores: VPAT 2.5 como OpenACR, también openacr.html y openacr.md',
    'openacr.html': 'el informe de conformidad para leer (en inglés)',
    'openacr.md': 'el informe de conformidad como texto (en inglés)',
    'junit.xml': 'integración continua',
    'results.csv': 'hojas de cálculo, una línea por hallazgo',
    'manifest.json': 'confianza: hash de todos los archivos, versiones, la orden',
  },
  brokenRules: {
    'claim-without-evidence':
      'Se da por cumplido sin toda la evidencia que exige; agregue la que falta o retire la afirmación',
    'stale-evidence':
      'El texto de la página cambió desde que se revisó, y la revisión no cuenta; lea la página de nuevo y fírmela: npm run verdicts -w @site/audit -- sign <page>',
    'page-missing': 'El sitio tiene esta página y la matriz no; agréguela, o el informe no dirá nada de ella',
    'exclusion-incomplete': 'Una exclusión necesita responsable, motivo y fecha de fin; complétela o quítela',
    'exclusion-ended': 'La exclusión venció; corrija el hallazgo o decida de nuevo, con otra fecha',
    'skipped-without-reason': 'Se omitió una celda y nadie dice por qué; indique el motivo',
    'matrix-miscounted': 'Las cuentas de la matriz no son las de sus celdas; repita la auditoría',
    'unlabelled-technology':
      'La tecnología de asistencia debe nombrarse con exactitud: simulated (virtual-screen-reader), accessibility tree o un producto con su versión',
  },
  nothing: 'ninguna',
};
